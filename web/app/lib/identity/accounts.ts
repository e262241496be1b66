import { getIdToken, startIdentity } from "./client";
import { identityCall } from "./protocol";

export async function signInWithPassword(email: string, password: string): Promise<void> {
  const body = { email, password, returnSecureToken: true };
  startIdentity(await identityCall("/v1/accounts:signInWithPassword", body));
}

export async function signUp(email: string, password: string, displayName: string): Promise<void> {
  const body = { email, password, displayName, returnSecureToken: true };
  startIdentity(await identityCall("/v1/accounts:signUp", body));
}

/** `continueUrl` is where the link in the mail leads on to. */
export async function sendVerification(continueUrl: string): Promise<void> {
  const idToken = await getIdToken();
  await identityCall("/v1/accounts:sendOobCode", {
    requestType: "VERIFY_EMAIL",
    idToken,
    continueUrl,
  });
}

export const sendPasswordReset = (email: string): Promise<unknown> =>
  identityCall("/v1/accounts:sendOobCode", { requestType: "PASSWORD_RESET", email });

/** Whether a mailed code still holds, and for which address. */
export const checkResetCode = (oobCode: string): Promise<{ email: string }> =>
  identityCall("/v1/accounts:resetPassword", { oobCode });

export const resetPassword = (oobCode: string, newPassword: string): Promise<{ email: string }> =>
  identityCall("/v1/accounts:resetPassword", { oobCode, newPassword });

export const confirmEmail = (oobCode: string): Promise<{ email?: string }> =>
  identityCall("/v1/accounts:update", { oobCode });

/** The name given at sign-up, for those who verify on another device. */
export async function displayName(): Promise<string | null> {
  const idToken = await getIdToken();
  const { users } = await identityCall<{ users: { displayName?: string }[] }>(
    "/v1/accounts:lookup",
    { idToken },
  );
  return users[0]?.displayName ?? null;
}
