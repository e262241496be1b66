import { useTranslation } from "~/lib/i18n";
import { moment } from "~/lib/seen/when";

/** When what the page shows was read. */
export default function AsOf({ at }: { at: number }) {
  const { t, lang } = useTranslation();
  return t("shell.asOf", { when: moment(at, lang) });
}
