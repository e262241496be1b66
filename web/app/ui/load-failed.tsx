import type { ComponentProps } from "react";
import { errorMessage } from "~/lib/api/error-message";
import { useTranslation } from "~/lib/i18n";
import { NetworkError } from "~/lib/network";
import { Banner } from "./banner";
import { WayOn } from "./way-on";

interface LoadFailedProps extends ComponentProps<typeof WayOn> {
  /** What could not be loaded, as a sentence. */
  title: string;
  className?: string;
}

/**
 * In the place of what could not be loaded: says why, as the error catalog has it, and offers what can help. Without a
 * network nothing is wrong: it was not kept on this device, and is read once the server can be reached (lib/query.ts).
 */
export function LoadFailed({ title, className, ...way }: LoadFailedProps) {
  const { t } = useTranslation();
  const away = way.error instanceof NetworkError;
  return (
    <Banner
      tone={away ? "info" : "danger"}
      title={!away && title}
      className={className}
      action={<WayOn {...way} />}
    >
      {away ? t("shell.error.offlineHint") : errorMessage(way.error, t)}
    </Banner>
  );
}
