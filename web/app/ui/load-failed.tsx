import type { ComponentProps } from "react";
import { isUnreachable } from "~/lib/api/away";
import { errorMessage } from "~/lib/api/error-message";
import { useTranslation } from "~/lib/i18n";
import { Banner } from "./banner";
import { WayOn } from "./way-on";

interface LoadFailedProps extends ComponentProps<typeof WayOn> {
  /** What could not be loaded, as a sentence. */
  title: string;
  /** What to say while the server is unreachable, where nothing could have been stored on this device. */
  unreachable?: string;
  className?: string;
}

/**
 * Shown instead of what could not be loaded: says why, in the error catalog's words, and offers what can help. An
 * unreachable server is no error: what was not stored on this device is read once it can be reached (lib/query.ts).
 */
export function LoadFailed({ title, unreachable, className, ...way }: LoadFailedProps) {
  const { t } = useTranslation();
  const away = isUnreachable(way.error);
  return (
    <Banner
      tone={away ? "info" : "danger"}
      title={!away && title}
      className={className}
      action={<WayOn {...way} />}
    >
      {away ? (unreachable ?? t("shell.error.offlineHint")) : errorMessage(way.error, t)}
    </Banner>
  );
}
