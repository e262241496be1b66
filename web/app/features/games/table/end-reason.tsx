import type { EndReason } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { gamesWords } from "~/parts/games/words";
import { ChoiceChips } from "~/ui/choice-chips";
import { recordWords } from "../words";

const reasons: readonly EndReason[] = [
  "combat",
  "combo",
  "commanderDamage",
  "lifeLoss",
  "mill",
  "poison",
  "alternative",
  "concession",
  "time",
  "other",
];

interface EndReasonChoiceProps {
  value: EndReason | null;
  onChange: (reason: EndReason | null) => void;
}

export function EndReasonChoice({ value, onChange }: EndReasonChoiceProps) {
  const { t } = useWords(recordWords);
  const { t: word } = useWords(gamesWords);
  return (
    <ChoiceChips
      scrolls
      legend={t("howWon")}
      options={reasons.map((reason) => ({ value: reason, label: word(`endReason.${reason}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
