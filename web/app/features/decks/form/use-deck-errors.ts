import { ApiError } from "~/lib/api/errors";
import { useFormErrors } from "~/lib/form-errors";
import { useMessages } from "~/lib/i18n";
import { deckFormMessages } from "../messages";
import { type DeckForm, fieldSentences, problemsOf } from "./fields";

/** The form's errors, ours and the server's, by field. */
export function useDeckErrors() {
  const { t } = useMessages(deckFormMessages);
  const { form, errors, setErrors } = useFormErrors<keyof DeckForm>();
  return {
    form,
    errors,
    /** Whether it may be sent. */
    check: (value: DeckForm): boolean => {
      const problems = Object.entries(problemsOf(value));
      setErrors(Object.fromEntries(problems.map(([field, why]) => [field, t(why)])));
      return problems.length === 0;
    },
    /** Whether the server's refusal was about fields. */
    tell: (error: unknown): boolean => {
      const found = error instanceof ApiError ? fieldSentences(error.fieldMessages) : {};
      setErrors(found);
      return Object.keys(found).length > 0;
    },
  };
}
