import { useTranslation } from "~/lib/i18n";

/** The first stop of the keyboard. */
export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface-overlay focus:p-3"
  >
    {useTranslation().t("shell.skip")}
  </a>
);
