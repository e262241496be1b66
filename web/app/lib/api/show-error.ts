import { appMessages } from "~/lib/i18n/catalogue";
import { langOf } from "~/lib/i18n/paths";
import { toast } from "~/ui/toast-store";
import { errorMessage } from "./error-message";
import { ApiError } from "./errors";

async function say(error: unknown): Promise<void> {
  const { t } = await appMessages.load(langOf(location.pathname));
  toast({ tone: "danger", message: errorMessage(error, t) });
}

/** Shows an error as a toast; the end of a session was shown when it happened. */
export function showError(error: unknown): void {
  const told = error instanceof ApiError && (error.endsSession || error.asksForVerification);
  if (!told) void say(error);
}

/** For the one place that hears of the end of a session. */
export const showSessionError = (error: ApiError): void => void say(error);
