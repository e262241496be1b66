import type { FormEvent } from "react";
import { ApiError } from "~/lib/api/errors";
import { putPlaygroup } from "~/lib/api/playgroups";
import type { Playgroup } from "~/lib/api/types";
import { useDraft } from "~/lib/draft";
import { useMessages } from "~/lib/i18n";
import { useAction } from "~/lib/use-action";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import { disputed, formOf, type GroupDraft, type GroupForm, typedOver } from "../form/fields";
import { GroupFields } from "../form/group-fields";
import { useGroupErrors } from "../form/use-group-errors";
import { playgroupPartsMessages, playgroupsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";

interface ConflictProps {
  fields: readonly (keyof GroupForm)[];
  theirs: GroupForm;
  onTake: (field: keyof GroupForm) => void;
}

/** The saved values beside the typed ones, to keep either. */
function Conflict({ fields, theirs, onTake }: ConflictProps) {
  const { t } = useMessages(playgroupPartsMessages);
  const { t: form } = useMessages(playgroupsMessages);
  return (
    <Banner tone="danger" title={t("conflict")}>
      <p>{t("conflictText")}</p>
      <ul className="mt-3 grid gap-4">
        {fields.map((field) => (
          <li key={field} className="grid gap-2">
            <p className="font-semibold">{form(field)}</p>
            <p className="max-h-40 overflow-y-auto rounded-sm bg-surface p-2 whitespace-pre-wrap">
              {theirs[field] || t("nothing")}
            </p>
            <Button className="justify-self-start" onClick={() => onTake(field)}>
              {t("takeTheirs")}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Name and description; typed text survives a reload and another member's change. */
export function EditGroup({ use }: { use: GroupInUse }) {
  const { t } = useMessages(playgroupPartsMessages);
  const { group, show, refused } = use;
  const [draft, keep, clearDraft] = useDraft<GroupDraft>(`playgroup-${group.id}`, {});
  const { form, errors, check, tell } = useGroupErrors();
  const present = formOf(group);
  const value = typedOver(present, draft);
  const open = disputed(draft, present);
  const changed = value.name !== present.name || value.description !== present.description;

  const forget = () => {
    keep({ base: undefined, name: undefined, description: undefined });
    clearDraft();
  };

  /** Merged with what another member saved in the meantime, if no field conflicts. */
  const save = async (over: Playgroup): Promise<Playgroup> => {
    const { name, description } = typedOver(formOf(over), draft);
    try {
      const body = { name: name.trim(), description };
      return (await putPlaygroup(over.id, body, over.version)).playgroup;
    } catch (error) {
      const now = error instanceof ApiError ? error.present.playgroup : undefined;
      if (!now) throw error;
      show(now);
      if (disputed(draft, formOf(now)).length === 0) return save(now);
      throw error;
    }
  };

  const { run, busy } = useAction(
    async () => {
      show(await save(group));
      forget();
      toast({ tone: "success", message: t("saved") });
    },
    (error) => {
      const told = tell(error) || (error instanceof ApiError && error.present.playgroup);
      if (!told) void refused(error);
    },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (check(value)) run();
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
      {open.length > 0 && (
        <Conflict fields={open} theirs={present} onTake={(field) => keep({ [field]: undefined })} />
      )}
      <GroupFields
        value={value}
        errors={errors}
        onChange={(typed) => keep({ base: draft.base ?? present, ...typed })}
      />
      {changed && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy}>
            {t("save")}
          </Button>
          <Button variant="ghost" onClick={forget}>
            {t("discard")}
          </Button>
        </div>
      )}
    </form>
  );
}
