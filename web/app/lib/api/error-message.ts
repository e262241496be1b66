import type { I18n } from "~/lib/i18n/catalogue";
import { ApiError } from "./errors";

/** The error catalogue: one sentence for the user, in their language. */
export function errorMessage(error: unknown, t: I18n["t"]): string {
  if (error instanceof ApiError) {
    if (error.asksForVerification) return error.serverMessage ?? t("errors.verifyEmail");
    if (error.endsSession) return t("errors.sessionExpired");
    if (error.status === 403) return t("errors.forbidden");
    if (error.status === 404) return t("errors.notFound");
    if (error.status >= 500) return t("errors.server");
    if (error.serverMessage) return error.serverMessage;
  }
  // What a failed fetch says differs from browser to browser, and none of it is for people.
  if (error instanceof TypeError) return t("errors.network");
  if (error instanceof Error && error.message) return error.message;
  return t("errors.unexpected");
}
