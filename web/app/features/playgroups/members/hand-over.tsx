import { useState } from "react";
import { namesAmong } from "~/components/people/names";
import { handOver } from "~/lib/api/playgroups";
import type { Member } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useAction } from "~/lib/use-action";
import { useUserStore } from "~/lib/user/store";
import { AskDialog } from "~/ui/ask-dialog";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { toast } from "~/ui/toast-store";
import { playgroupPartsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";

interface HandOverProps {
  use: GroupInUse;
  /** Whom to begin with. */
  heir?: Member;
  onClose: () => void;
}

/** Only the new owner could give it back, so it is asked twice. */
export default function HandOver({ use, heir, onClose }: HandOverProps) {
  const { t } = useMessages(playgroupPartsMessages);
  const me = useUserStore((state) => state.userData?.id);
  const { group, run } = use;
  const heirs = group.members.filter(({ id, status }) => status === "member" && id !== me);
  const nameOf = namesAmong(heirs);
  const [chosen, setChosen] = useState(heir?.id ?? "");
  const person = heirs.find(({ id }) => id === chosen);

  const { run: give, busy } = useAction(async () => {
    if (person && (await run(() => handOver(group.id, person.id)))) {
      toast({ tone: "success", message: t("handedOver", { name: person.firstname }) });
    }
    onClose();
  });

  return (
    <AskDialog
      title={t("handOverTitle")}
      cancel={t("cancel")}
      onClose={onClose}
      confirm={person ? t("handOverTo", { name: person.firstname }) : t("acts.handOver")}
      variant="danger"
      busy={busy}
      disabled={!person}
      onConfirm={() => give()}
    >
      <div className="grid gap-4">
        <p>{t("handOverText")}</p>
        <Field label={t("newOwner")}>
          {(control) => (
            <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{t("chooseSomebody")}</option>
              {heirs.map((member) => (
                <option key={member.id} value={member.id}>
                  {nameOf(member)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </AskDialog>
  );
}
