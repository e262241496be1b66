import { useEffect, useState } from "react";
import { allColors, type DeckColor, identityPips } from "~/components/decks/deck-colors";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { ColorChoice } from "~/ui/color-choice";
import { Pips } from "~/ui/pips";
import { deckFormMessages } from "../messages";
import { useIdentity } from "./card-names";

interface ColorFieldProps {
  value: DeckColor[];
  commanders: readonly string[];
  onChange: (colors: DeckColor[]) => void;
}

/** The deck's colors: those of its commanders, until the user chooses others. */
export function ColorField({ value, commanders, onChange }: ColorFieldProps) {
  const { t } = useMessages(deckFormMessages);
  const identity = useIdentity(commanders);
  const proposed = identity?.join() !== value.join() ? identity : null;

  /** The colors last taken from the commanders; they update until the user chooses others. */
  const [taken, setTaken] = useState("");
  const untouched = value.join() === taken;
  useEffect(() => {
    if (!untouched || !proposed) return;
    setTaken(proposed.join());
    onChange(proposed);
  });

  return (
    <div className="grid gap-2">
      <ColorChoice legend={t("colors")} colors={allColors} value={value} onChange={onChange} />
      {!untouched && proposed && (
        <Button variant="ghost" className="justify-self-start" onClick={() => onChange(proposed)}>
          {t("commandersColors")}
          <Pips colors={identityPips(proposed)} size="sm" />
        </Button>
      )}
    </div>
  );
}
