import { bracketName } from "~/components/decks/brackets";
import { decksMessages } from "~/components/decks/messages";
import { formatName } from "~/components/formats/format-name";
import { useMessages, useTranslation } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { deckFormMessages } from "../messages";
import type { DeckForm } from "./fields";

/** A field's value in words. */
function useWordsFor() {
  const { t: app } = useTranslation();
  const { t } = useMessages(deckFormMessages);
  const deck = useMessages(decksMessages);
  const formats = useUserStore((state) => state.formats);
  return (field: keyof DeckForm, form: DeckForm): string => {
    const name = bracketName(form.bracket);
    const words: Record<keyof DeckForm, string> = {
      name: form.name,
      formatId: formatName(formats, { ...form, subformatId: null }),
      subformatId:
        formats.flatMap(({ subformats }) => subformats).find(({ id }) => id === form.subformatId)
          ?.name ?? "",
      commanders: form.commanders.filter(Boolean).join(", "),
      colors: form.colors.map((color) => app(`ui.colors.${color}`)).join(", "),
      bracket: name ? `${form.bracket} · ${deck.t(`brackets.${name}`)}` : "",
      description: form.description,
      link: form.link,
    };
    return words[field] || t("nothing");
  };
}

const labels = {
  name: "name",
  formatId: "format",
  subformatId: "subformat",
  commanders: "commander",
  colors: "colors",
  bracket: "bracket",
  description: "description",
  link: "link",
} as const satisfies Record<keyof DeckForm, string>;

interface ConflictProps {
  /** The fields that two people filled in differently. */
  fields: (keyof DeckForm)[];
  mine: DeckForm;
  theirs: DeckForm;
  onTakeTheirs: (field: keyof DeckForm) => void;
}

/** The saved and the typed values side by side, to keep either. */
export default function Conflict({ fields, mine, theirs, onTakeTheirs }: ConflictProps) {
  const { t } = useMessages(deckFormMessages);
  const inWords = useWordsFor();
  return (
    <Banner tone="danger" title={t("conflictTitle")} className="mb-6">
      <p>{t("conflictText")}</p>
      <ul className="mt-3 grid gap-4">
        {fields.map((field) => (
          <li key={field} className="grid gap-2">
            <p className="font-semibold">{t(labels[field])}</p>
            <dl className="grid gap-2 sm:grid-cols-2">
              {(
                [
                  [t("yours"), mine],
                  [t("theirs"), theirs],
                ] as const
              ).map(([who, form]) => (
                <div key={who} className="rounded-sm bg-surface p-2">
                  <dt className="text-xs text-text-muted">{who}</dt>
                  <dd className="max-h-40 overflow-y-auto whitespace-pre-wrap">
                    {inWords(field, form)}
                  </dd>
                </div>
              ))}
            </dl>
            <Button className="justify-self-start" onClick={() => onTakeTheirs(field)}>
              {t("takeTheirs")}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
