import { useMessages } from "~/lib/i18n";
import { gamesMessages } from "./messages";

const forms = ["one", "two", "few"] as const;
const isForm = (form: string): form is (typeof forms)[number] =>
  forms.some((known) => known === form);

/** "1st", "2nd" in words of the reader's language. */
export function usePlace(): (place: number) => string {
  const { t, lang } = useMessages(gamesMessages);
  const rules = new Intl.PluralRules(lang, { type: "ordinal" });
  return (place) => {
    const form = rules.select(place);
    return t(isForm(form) ? `place.${form}` : "place.more", { place });
  };
}
