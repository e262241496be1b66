import type { FormEvent } from "react";
import { ApiError } from "~/lib/api/errors";
import { showError } from "~/lib/api/show-error";
import type { User } from "~/lib/api/types";
import { useDraft } from "~/lib/draft";
import { useFormErrors } from "~/lib/form-errors";
import { useMessages } from "~/lib/i18n";
import { useAction } from "~/lib/use-action";
import { useUserStore } from "~/lib/user/store";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { useSavedForm } from "~/ui/saved-forms";
import { toast } from "~/ui/toast-store";
import { namesMessages } from "./messages";
import { type Problem, serverProblem } from "./problems";

interface NameFormProps {
  field: "username" | "firstname";
  label: string;
  hint?: string;
  autoComplete: string;
  value: string;
  /** Under which name what is typed is kept. */
  draft: string;
  problemOf: (name: string) => Problem;
  save: (name: string) => Promise<{ user: User }>;
  onSaved?: () => void;
}

/** One name with its own save; the toast takes it back. */
export function NameForm(props: NameFormProps) {
  const { field, label, hint, autoComplete, value, draft, problemOf, save, onSaved } = props;
  const { t } = useMessages(namesMessages);
  const setUser = useUserStore((state) => state.setUser);
  const [{ typed }, change, clearDraft] = useDraft<{ typed: string | null }>(draft, {
    typed: null,
  });
  const { form, errors, setErrors } = useFormErrors<"name">();
  const name = typed ?? value;
  const unsaved = name.trim() !== value;
  const tellSaved = useSavedForm(field, unsaved);

  const say = (problem: Problem) => setErrors(problem ? { name: t(problem) } : {});
  const put = async (wanted: string) => setUser((await save(wanted)).user);

  const { run: send, busy } = useAction(
    async (wanted: string) => {
      await put(wanted);
      change({ typed: null });
      clearDraft();
      tellSaved();
      const undo = { label: t("undo"), run: () => void put(value).catch(showError) };
      toast({ tone: "success", message: t("saved"), action: undo });
      onSaved?.();
    },
    (error) => {
      const word = error instanceof ApiError ? error.fields[field] : undefined;
      if (word) say(serverProblem(field, word));
      else showError(error);
    },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    const problem = problemOf(wanted);
    say(problem);
    if (!problem) send(wanted);
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Field label={label} hint={hint} error={errors.name}>
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              name={field}
              autoComplete={autoComplete}
              value={name}
              onChange={(event) => change({ typed: event.target.value })}
            />
            <Button
              type="submit"
              busy={busy}
              disabled={!unsaved}
              aria-label={t("saveNamed", { name: label })}
            >
              {t("save")}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
