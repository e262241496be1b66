import type { EndReason } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { ChoiceChips } from "~/ui/choice-chips";
import { gamesMessages } from "./messages";

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
  legend: string;
  value: EndReason | null;
  onChange: (reason: EndReason | null) => void;
}

export function EndReasonChoice({ legend, value, onChange }: EndReasonChoiceProps) {
  const { t } = useMessages(gamesMessages);
  return (
    <ChoiceChips
      scrolls
      legend={legend}
      options={reasons.map((reason) => ({ value: reason, label: t(`endReason.${reason}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
