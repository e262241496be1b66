import type { ComponentProps } from "react";
import { errorMessage } from "~/lib/api/error-message";
import { useTranslation } from "~/lib/i18n";
import { Banner } from "./banner";
import { WayOn } from "./way-on";

interface LoadFailedProps extends ComponentProps<typeof WayOn> {
  /** What could not be loaded, as a sentence. */
  title: string;
  className?: string;
}

/** In the place of what could not be loaded: says why, as the error catalogue has it, and offers what can help. */
export function LoadFailed({ title, className, ...way }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <Banner tone="danger" title={title} action={<WayOn {...way} />} className={className}>
      {errorMessage(way.error, t)}
    </Banner>
  );
}
