import { sendVerification } from "~/lib/identity/accounts";

const sentKey = "verification-sent-at";

/** When the last one was sent; a reload does not forget it. */
export const verificationSentAt = (): number => Number(localStorage.getItem(sentKey));

export const forgetVerificationMail = (): void => localStorage.removeItem(sentKey);

/** Sends the link by mail and starts the pause until the next one. */
export async function mailVerification(onward: string): Promise<void> {
  await sendVerification(new URL(onward, location.origin).href);
  localStorage.setItem(sentKey, String(Date.now()));
}
