import { errorMessage } from "~/lib/api/error-message";
import { useTranslation, useWords } from "~/lib/i18n";
import { IdentityError } from "~/lib/identity/protocol";
import { identityProblem } from "./fields";
import { authWords } from "./words";

/** Whatever went wrong on the way into an account, as a sentence. */
export function useProblem(): (error: unknown) => string {
  const { t } = useWords(authWords);
  const { t: app } = useTranslation();
  return (error) =>
    error instanceof IdentityError ? identityProblem(error, t).message : errorMessage(error, app);
}
