import { useState } from "react";
import { useMessages } from "~/lib/i18n";
import { Checkbox } from "~/ui/checkbox";
import { groupStatsMessages } from "../messages";
import { Section } from "../section";

interface OwnPrivacyProps {
  mine: boolean;
  onChange: (wanted: boolean) => Promise<void>;
}

/** Whether the others see how I am doing here. */
export function OwnPrivacy({ mine, onChange }: OwnPrivacyProps) {
  const { t } = useMessages(groupStatsMessages);
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
