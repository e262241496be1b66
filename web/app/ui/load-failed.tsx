import type { ReactNode } from "react";
import { errorMessage } from "~/lib/api/error-message";
import { ApiError } from "~/lib/api/errors";
import { useTranslation } from "~/lib/i18n";
import { Banner } from "./banner";
import { Button } from "./button";

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** The way on where trying again cannot help. */
  back?: ReactNode;
}

/** In the place of what could not be loaded: says why, as the error catalogue has it, and tries again. */
export function LoadFailed({ title, error, onRetry, back }: LoadFailedProps) {
  const { t } = useTranslation();
  const final = error instanceof ApiError && error.isFinal;
  const retry = <Button onClick={onRetry}>{t("shell.error.retry")}</Button>;
  return (
    <Banner tone="danger" title={title} action={final ? back : retry}>
      {errorMessage(error, t)}
    </Banner>
  );
}
