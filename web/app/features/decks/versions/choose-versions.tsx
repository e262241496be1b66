import { useFormat } from "~/components/stats/format";
import type { DeckListVersion } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { deckVersionsMessages } from "../messages";

interface ChooseVersionsProps {
  versions: readonly DeckListVersion[];
  before: number;
  after: number;
  onChange: (before: number, after: number) => void;
}

/** Any two versions, the older one first. */
export function ChooseVersions({ versions, before, after, onChange }: ChooseVersionsProps) {
  const { t } = useMessages(deckVersionsMessages);
  const { day } = useFormat();
  const choices = (some: readonly DeckListVersion[]) =>
    some.map(({ number, since }) => (
      <option key={number} value={number}>
        {t("choice", { number, date: day(since) })}
      </option>
    ));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t("older")}>
        {(control) => (
          <Select
            {...control}
            value={before}
            onChange={({ target }) => onChange(Number(target.value), after)}
          >
            {choices(versions.filter(({ number }) => number < after))}
          </Select>
        )}
      </Field>
      <Field label={t("newer")}>
        {(control) => (
          <Select
            {...control}
            value={after}
            onChange={({ target }) => onChange(before, Number(target.value))}
          >
            {choices(versions.filter(({ number }) => number > before))}
          </Select>
        )}
      </Field>
    </div>
  );
}
