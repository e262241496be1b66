import { useState } from "react";
import { useWords } from "~/lib/i18n";
import { Checkbox } from "~/ui/checkbox";
import { Section } from "../section";
import { groupStatsWords } from "../words";

interface OwnPrivacyProps {
  mine: boolean;
  onChange: (wanted: boolean) => Promise<void>;
}

/** Whether the others see how I am doing here. */
export function OwnPrivacy({ mine, onChange }: OwnPrivacyProps) {
  const { t } = useWords(groupStatsWords);
  // Shown at once; the server's word follows.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (next: boolean) => {
    setWanted(next);
    await onChange(next);
    setWanted(null);
  };
  return (
    <Section title={t("yours")} lead={t("keepPrivateText")}>
      <Checkbox
        label={t("keepPrivate")}
        checked={wanted ?? mine}
        disabled={wanted !== null}
        onChange={({ target }) => void change(target.checked)}
      />
    </Section>
  );
}
