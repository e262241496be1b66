import { type FormEvent, useState } from "react";
import { errorMessage } from "~/lib/api/error-message";
import { type FieldErrors, useFormErrors } from "~/lib/form-errors";
import { useMessages, useTranslation } from "~/lib/i18n";
import { IdentityError } from "~/lib/identity/protocol";
import { useAction } from "~/lib/use-action";
import { type AuthField, identityProblem } from "./fields";
import { authMessages } from "./messages";

/** An error from the sign-in pages as a sentence. */
export function useProblem(): (error: unknown) => string {
  const { t } = useMessages(authMessages);
  const { t: app } = useTranslation();
  return (error) =>
    error instanceof IdentityError ? identityProblem(error, t).message : errorMessage(error, app);
}

interface Submit {
  check: () => FieldErrors<AuthField>;
  send: () => Promise<void>;
}

/** A form's way to the identity service: check, send once, say what is wrong where it is. */
export function useSubmit({ check, send }: Submit) {
  const { t } = useMessages(authMessages);
  const problemOf = useProblem();
  const { form, errors, setErrors } = useFormErrors<AuthField>();
  const [problem, setProblem] = useState<string>();

  const fail = (error: unknown) => {
    const field = error instanceof IdentityError && identityProblem(error, t).field;
    if (field) setErrors({ [field]: problemOf(error) });
    else setProblem(problemOf(error));
  };

  const { run, busy } = useAction(send, fail);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = check();
    setErrors(wrong);
    setProblem(undefined);
    if (Object.keys(wrong).length > 0) return;
    run();
  };

  return { form, errors, problem, busy, onSubmit };
}
