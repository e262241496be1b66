import { useState } from "react";
import { ApiError } from "~/lib/api/errors";
import { useFormErrors } from "~/lib/form-errors";
import { useMessages } from "~/lib/i18n";
import { deckFormMessages } from "../messages";
import {
  type DeckDraft,
  type DeckForm,
  type ErrorField,
  type FormErrors,
  fieldSentences,
  problemsOf,
} from "./fields";
import type { ListReading } from "./use-parsed";

/** The form's errors, ours and the server's, by field. */
export function useDeckErrors() {
  const { t } = useMessages(deckFormMessages);
  const { form, errors, setErrors } = useFormErrors<ErrorField>();
  const [changed, setChanged] = useState<DeckDraft>({});
  const show = (found: FormErrors<string>): boolean => {
    setErrors(found);
    setChanged({});
    return Object.keys(found).length > 0;
  };
  return {
    form,
    /** Those of fields that were not changed since. */
    errors: Object.fromEntries(
      Object.entries(errors).filter(([field]) => !(field in changed)),
    ) as FormErrors<string>,
    /** Forgets what was wrong with fields that are being changed. */
    forget: (draft: DeckDraft) => setChanged((before) => ({ ...before, ...draft })),
    /** Whether it may be sent. The server refuses a list without a single card. */
    check: (value: DeckForm, { list, error }: ListReading): boolean => {
      const problems = Object.entries(problemsOf(value));
      const found = Object.fromEntries(problems.map(([field, why]) => [field, t(why)]));
      if (error === null && list?.entries.length === 0) found.cards = t("noCardsRead");
      return !show(found);
    },
    /** Whether the server's refusal was about fields. */
    tell: (error: unknown): boolean =>
      show(error instanceof ApiError ? fieldSentences(error.fieldMessages) : {}),
  };
}
