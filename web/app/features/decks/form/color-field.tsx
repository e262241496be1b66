import { useEffect } from "react";
import { useWords } from "~/lib/i18n";
import { allColors, type DeckColor } from "~/parts/decks/deck-colors";
import { Button } from "~/ui/button";
import { ColorChoice } from "~/ui/color-choice";
import { Pips } from "~/ui/pips";
import { deckFormWords } from "../words";
import { useIdentity } from "./card-names";

interface ColorFieldProps {
  value: DeckColor[];
  commanders: readonly string[];
  onChange: (colors: DeckColor[]) => void;
}

/** The deck's colours. Those of its commanders are taken while none are chosen, and offered after. */
export function ColorField({ value, commanders, onChange }: ColorFieldProps) {
  const { t } = useWords(deckFormWords);
  const identity = useIdentity(commanders);
  const proposed = identity?.join() !== value.join() ? identity : null;

  const untouched = value.length === 0;
  useEffect(() => {
    if (untouched && proposed && proposed.length > 0) onChange(proposed);
  });

  return (
    <div className="grid gap-2">
      <ColorChoice legend={t("colors")} colors={allColors} value={value} onChange={onChange} />
      {!untouched && proposed && (
        <Button variant="ghost" className="justify-self-start" onClick={() => onChange(proposed)}>
          {t("commandersColors")}
          <Pips colors={proposed} size="sm" />
        </Button>
      )}
    </div>
  );
}
