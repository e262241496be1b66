import { type FormEvent, useId } from "react";
import { ApiError } from "~/lib/api/errors";
import { postSeason, putSeason } from "~/lib/api/playgroups";
import type { Season } from "~/lib/api/types";
import { useDraft } from "~/lib/draft";
import { useFormErrors } from "~/lib/form-errors";
import { useMessages } from "~/lib/i18n";
import { useAction } from "~/lib/use-action";
import { uuidv7 } from "~/lib/uuid";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { groupStatsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";
import {
  formOf,
  freshSeason,
  problemsOf,
  type SeasonForm,
  seasonBody,
  seasonFields,
} from "./season";

interface SeasonDialogProps {
  use: GroupInUse;
  /** Null for a new one. */
  season: Season | null;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** A season made or changed; what is typed outlives a reload. */
export default function SeasonDialog({ use, season, onDone, onClose }: SeasonDialogProps) {
  const { t } = useMessages(groupStatsMessages);
  const { group, refused } = use;
  // The key belongs to what is typed: sent twice, it makes one season.
  const [draft, change, clearDraft] = useDraft<SeasonForm & { key: string }>(
    `season-${season?.id ?? group.id}`,
    { key: uuidv7(), ...(season ? formOf(season) : freshSeason()) },
  );
  const { form, errors, setErrors } = useFormErrors<keyof SeasonForm>();
  const formId = useId();

  const fail = async (error: unknown) => {
    const messages = error instanceof ApiError ? error.fieldMessages : {};
    const wrong = seasonFields.filter((field) => messages[field]);
    setErrors(Object.fromEntries(wrong.map((field) => [field, messages[field]])));
    if (wrong.length === 0) await refused(error);
  };
  const { run: save, busy } = useAction(async () => {
    const body = seasonBody(draft);
    await (season ? putSeason(group.id, season.id, body) : postSeason(group.id, body, draft.key));
    clearDraft();
    await onDone();
    toast({
      tone: "success",
      message: season ? t("saved") : t("made", { name: body.name }),
    });
    onClose();
  }, fail);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const problems = Object.entries(problemsOf(draft));
    setErrors(Object.fromEntries(problems.map(([field, why]) => [field, t(why)])));
    if (problems.length === 0) save();
  };
  const type = (typed: Partial<SeasonForm>) => change({ ...typed, key: uuidv7() });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(season ? "editSeason" : "newSeason")}
      actions={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              clearDraft();
              onClose();
            }}
          >
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
        <Field label={t("name")} error={errors.name}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={draft.name}
              onChange={({ target }) => type({ name: target.value })}
            />
          )}
        </Field>
        <Field label={t("from")} error={errors.from}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.from}
              onChange={({ target }) => type({ from: target.value })}
            />
          )}
        </Field>
        <Field label={t("until")} hint={t("untilHint")} error={errors.until}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.until}
              onChange={({ target }) => type({ until: target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
