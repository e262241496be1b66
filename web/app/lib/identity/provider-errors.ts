import { ApiError } from "~/lib/api/errors";
import { NetworkError } from "~/lib/network";
import { IdentityError } from "./protocol";

/** Why a sign-in with a provider came to nothing. */
export type Why =
  | "blocked"
  | "closed"
  | "domain"
  | "network"
  | "cancelled"
  | "over"
  | "off"
  | "refused"
  | "unproven"
  | "disabled"
  | "taken"
  | "another"
  | "stranger"
  | "old"
  | "slow"
  | "other";

export class ProviderError extends Error {
  constructor(readonly why: Why) {
    super(why);
    this.name = "ProviderError";
  }
}

const byCode: Record<number, Why> = {
  86: "off",
  87: "refused",
  88: "network",
  89: "over",
  90: "unproven",
};

const byWord: Record<string, Why> = {
  NETWORK: "network",
  NETWORK_REQUEST_FAILED: "network",
  OPERATION_NOT_ALLOWED: "off",
  INVALID_IDP_RESPONSE: "refused",
  INVALID_CREDENTIAL_OR_PROVIDER_ID: "refused",
  MISSING_OR_INVALID_NONCE: "over",
  UNVERIFIED_EMAIL: "unproven",
  USER_DISABLED: "disabled",
  USER_NOT_FOUND: "stranger",
  FEDERATED_USER_ID_ALREADY_LINKED: "taken",
  PROVIDER_ALREADY_LINKED: "another",
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: "old",
  TOO_MANY_ATTEMPTS_TRY_LATER: "slow",
};

export function whyOf(error: unknown): Why {
  if (error instanceof ProviderError) return error.why;
  if (error instanceof IdentityError) return byWord[error.word] ?? "other";
  if (error instanceof NetworkError) return "network";
  if (!(error instanceof ApiError)) return "other";
  return error.status === 429 ? "slow" : (byCode[error.code ?? 0] ?? "other");
}

/** The providers' codes for a visitor who declined. */
const cancellations = new Set(["access_denied", "user_cancelled_authorize", "consent_required"]);

export const refusalOf = (error: string): ProviderError =>
  new ProviderError(cancellations.has(error) ? "cancelled" : "refused");
