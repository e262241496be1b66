import { ApiError } from "~/lib/api/errors";
import { useFormErrors } from "~/lib/form-errors";
import { useMessages } from "~/lib/i18n";
import { playgroupsMessages } from "../messages";
import { fields, type GroupForm, problemsOf } from "./fields";

/** The form's errors, ours and the server's, by field. */
export function useGroupErrors() {
  const { t } = useMessages(playgroupsMessages);
  const { form, errors, setErrors } = useFormErrors<keyof GroupForm>();
  return {
    form,
    errors,
    /** Whether it may be sent. */
    check: (value: GroupForm): boolean => {
      const problems = Object.entries(problemsOf(value));
      setErrors(Object.fromEntries(problems.map(([field, why]) => [field, t(why)])));
      return problems.length === 0;
    },
    /** Whether the server's refusal was about fields. */
    tell: (error: unknown): boolean => {
      const messages = error instanceof ApiError ? error.fieldMessages : {};
      const wrong = fields.filter((field) => messages[field]);
      setErrors(Object.fromEntries(wrong.map((field) => [field, messages[field]])));
      return wrong.length > 0;
    },
  };
}
