import { errorMessage } from "~/lib/api/error-message";
import { useMessages, useTranslation } from "~/lib/i18n";
import { IdentityError } from "~/lib/identity/protocol";
import { identityProblem } from "./fields";
import { authMessages } from "./messages";

/** Whatever went wrong on the way into an account, as a sentence. */
export function useProblem(): (error: unknown) => string {
  const { t } = useMessages(authMessages);
  const { t: app } = useTranslation();
  return (error) =>
    error instanceof IdentityError ? identityProblem(error, t).message : errorMessage(error, app);
}
