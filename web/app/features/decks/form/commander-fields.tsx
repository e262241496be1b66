import { identityPips } from "~/components/decks/deck-colors";
import { useMessages } from "~/lib/i18n";
import { Field } from "~/ui/field";
import { Pips } from "~/ui/pips";
import { SuggestInput } from "~/ui/suggest-input";
import { deckFormMessages } from "../messages";
import { useCardNames } from "./card-names";
import type { DeckForm } from "./fields";

interface CommanderFieldProps {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (name: string) => void;
}

function CommanderField({ label, hint, error, value, onChange }: CommanderFieldProps) {
  const names = useCardNames(value);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <SuggestInput
          {...control}
          autoCapitalize="words"
          spellCheck={false}
          value={value}
          onChange={onChange}
          suggestions={names}
          keyOf={({ name }) => name}
          onPick={({ name }) => onChange(name)}
        >
          {(card) => (
            <>
              <span className="grid min-w-0 flex-1 py-1">
                <span className="truncate font-semibold">{card.name}</span>
                <span className="truncate text-xs text-text-muted">{card.typeLine}</span>
              </span>
              <Pips colors={identityPips(card.colorIdentity)} size="sm" />
            </>
          )}
        </SuggestInput>
      )}
    </Field>
  );
}

interface CommanderFieldsProps {
  commanders: DeckForm["commanders"];
  error?: string;
  onChange: (commanders: DeckForm["commanders"]) => void;
}

/** One commander, and room for a second once there is a first. */
export function CommanderFields({ commanders, error, onChange }: CommanderFieldsProps) {
  const { t } = useMessages(deckFormMessages);
  const [first, second] = commanders;
  return (
    <>
      <CommanderField
        label={t("commander")}
        hint={first || second ? undefined : t("commanderHint")}
        error={error}
        value={first}
        onChange={(name) => onChange([name, second])}
      />
      {(first || second) && (
        <CommanderField
          label={t("secondCommander")}
          value={second}
          onChange={(name) => onChange([first, name])}
        />
      )}
    </>
  );
}
