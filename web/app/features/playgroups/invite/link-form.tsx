import { useState } from "react";
import { postLink } from "~/lib/api/playgroups";
import type { NewLink } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useAction } from "~/lib/use-action";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { AddIcon } from "~/ui/icons/app";
import { Select } from "~/ui/select";
import { playgroupPartsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";

const spans = [1, 7, 30, 90] as const;
const counts = [1, 5, 20, 100] as const;

interface LinkFormProps {
  use: GroupInUse;
  onMade: (link: NewLink) => void;
}

/** How long a link works, and how often. */
export function LinkForm({ use, onMade }: LinkFormProps) {
  const { t } = useMessages(playgroupPartsMessages);
  const [days, setDays] = useState(7);
  const [uses, setUses] = useState<number | null>(null);
  const { run: make, busy } = useAction(
    async () => onMade((await postLink(use.group.id, { days, uses })).link),
    use.refused,
  );

  return (
    <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
      <Field label={t("linkDays")}>
        {(control) => (
          <Select
            {...control}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {spans.map((count) => (
              <option key={count} value={count}>
                {t("days", { count })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("linkUses")}>
        {(control) => (
          <Select
            {...control}
            value={uses ?? ""}
            onChange={({ target }) => setUses(target.value ? Number(target.value) : null)}
          >
            <option value="">{t("anyUses")}</option>
            {counts.map((count) => (
              <option key={count} value={count}>
                {t("people", { count })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button variant="primary" busy={busy} onClick={() => make()}>
        <AddIcon className="size-4" aria-hidden="true" />
        {t("makeLink")}
      </Button>
    </div>
  );
}
