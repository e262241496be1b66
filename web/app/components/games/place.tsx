import { perLang, useMessages } from "~/lib/i18n";
import { WinIcon } from "~/ui/icons/everywhere";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { gamesMessages } from "./messages";

const forms = ["one", "two", "few"] as const;
const isForm = (form: string): form is (typeof forms)[number] =>
  forms.some((known) => known === form);

const ordinalRules = perLang((lang) => new Intl.PluralRules(lang, { type: "ordinal" }));

/** "1st", "2nd" in words of the reader's language. */
export function usePlace(): (place: number) => string {
  const { t, lang } = useMessages(gamesMessages);
  const rules = ordinalRules(lang);
  return (place) => {
    const form = rules.select(place);
    return t(isForm(form) ? `place.${form}` : "place.more", { place });
  };
}

/** A place: the winner's crown, or its number. */
export function PlaceMark({ place, drawn }: { place: number; drawn: boolean }) {
  const { t } = useMessages(gamesMessages);
  const placeName = usePlace();
  if (drawn || place !== 1) {
    return <span className="text-text-muted tabular-nums">{drawn ? "=" : placeName(place)}</span>;
  }
  return (
    <span className="text-accent-text">
      <WinIcon className="size-5" aria-hidden="true" />
      <VisuallyHidden>{t("winner")}</VisuallyHidden>
    </span>
  );
}
