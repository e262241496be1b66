import { isChunkError } from "~/lib/build/reload";
import type { I18n } from "~/lib/i18n/catalogue";
import { IdentityError } from "~/lib/identity/protocol";
import { NetworkError } from "~/lib/network";
import { NotKeptError } from "~/lib/outbox/not-kept";
import { ApiError, code } from "./errors";

/** The error catalogue: one sentence for the user, in their language. */
export function errorMessage(error: unknown, t: I18n["t"]): string {
  if (error instanceof ApiError) {
    if (error.asksForVerification) return error.serverMessage ?? t("errors.verifyEmail");
    if (error.endsSession) return t("errors.sessionExpired");
    if (error.status === 403 && error.code !== code.exampleOnly) return t("errors.forbidden");
    if (error.status === 404) return t("errors.notFound");
    if (error.status >= 500) return t("errors.server");
    if (error.serverMessage) return error.serverMessage;
  }
  // Its message is a word of a protocol.
  if (error instanceof IdentityError) {
    return t(error.word === "NETWORK" ? "errors.network" : "errors.unexpected");
  }
  if (error instanceof NetworkError) return t("errors.network");
  if (error instanceof NotKeptError) return t("errors.notKept");
  // A part of the app that could not be fetched fails with a TypeError whose words are not for people.
  if (error instanceof TypeError && globalThis.navigator?.onLine === false)
    return t("errors.network");
  if (isChunkError(error)) return t("errors.notLoaded");
  if (error instanceof Error && error.message) return error.message;
  return t("errors.unexpected");
}
