import { useTranslation } from "~/lib/i18n";
import { Banner } from "./banner";
import { Button } from "./button";

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  onRetry: () => void;
}

/** In the place of what could not be loaded: says so, and tries again. */
export function LoadFailed({ title, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="danger"
      title={title}
      action={<Button onClick={onRetry}>{t("shell.error.retry")}</Button>}
    />
  );
}
