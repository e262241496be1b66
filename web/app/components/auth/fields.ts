import type { FieldErrors } from "~/lib/form-errors";
import type { Translate } from "~/lib/i18n/translate";
import type { IdentityError } from "~/lib/identity/protocol";
import { hidesSomething, mixesAlphabets } from "~/lib/text";
import type authMessages from "~/locales/en/auth";

type T = Translate<typeof authMessages>;
type Word = keyof (typeof authMessages)["identity"];
export type AuthField = "email" | "password" | "firstname";

export function emailError(email: string, t: T): string | undefined {
  if (!email.trim()) return t("required");
  return /^\S+@\S+$/.test(email.trim()) ? undefined : t("identity.INVALID_EMAIL");
}

export function newPasswordError(password: string, t: T): string | undefined {
  const { length } = [...password];
  if (length > 0 && !password.trim()) return t("passwordBlank");
  if (length < 8) return t("passwordShort");
  return length > 128 ? t("passwordLong") : undefined;
}

export function firstnameError(firstname: string, t: T): string | undefined {
  const { length } = [...firstname.trim()];
  if (length === 0) return t("required");
  if (length > 50) return t("firstnameLong");
  if (hidesSomething(firstname)) return t("firstnameUnseen");
  return mixesAlphabets(firstname) ? t("firstnameMixed") : undefined;
}

/** Only the fields that are wrong. */
export const wrongFields = <F extends string>(
  errors: Record<F, string | undefined>,
): FieldErrors<F> =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as FieldErrors<F>;

const words: Record<Word, AuthField | null> = {
  EMAIL_EXISTS: "email",
  INVALID_EMAIL: "email",
  INVALID_LOGIN_CREDENTIALS: "password",
  INVALID_DISPLAY_NAME: "firstname",
  MISSING_PASSWORD: "password",
  WEAK_PASSWORD: "password",
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: "password",
  TOO_MANY_ATTEMPTS_TRY_LATER: null,
  EXPIRED_OOB_CODE: null,
  INVALID_OOB_CODE: null,
  USER_DISABLED: null,
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: null,
  LAST_SIGN_IN_METHOD: null,
  OPERATION_NOT_ALLOWED: null,
  INVALID_NEW_EMAIL: "email",
  NETWORK: null,
  other: null,
};

/** Which rule a password breaks; the server names it in brackets. */
const passwordRules = {
  "[Password may not be one of the commonest]": "passwordCommon",
  "[Password may not be your email or name]": "passwordPersonal",
  "[Password may not be spaces alone]": "passwordBlank",
} as const;

/** An identity error in the user's words, and the field it belongs to, if any. */
export function identityProblem(error: IdentityError, t: T) {
  const word = Object.hasOwn(words, error.word) ? (error.word as Word) : "other";
  const rule = Object.entries(passwordRules).find(([told]) => error.detail.includes(told));
  return { field: words[word], message: t(rule ? rule[1] : `identity.${word}`) };
}
