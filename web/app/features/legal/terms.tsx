import type { LoaderFunctionArgs } from "react-router";
import { pageWords, usePageT } from "~/lib/i18n";
import type words from "~/locales/en/legal";

export const loader = ({ request }: LoaderFunctionArgs) =>
  pageWords(request, {
    en: () => import("~/locales/en/legal"),
    fr: () => import("~/locales/fr/legal"),
  });

export default function Page() {
  const t = usePageT<typeof words>();
  return <h1>{t("title")}</h1>;
}
