import { deleteApp } from "firebase/app";
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
} from "firebase/auth";
import { config, newAccount } from "../harness/calls.ts";
import { expect, test } from "../harness/test.ts";
import { codeFromMail, freshSdk, refused } from "./client.ts";

test("signs up, verifies by the mailed link, and gets a token with the verified address", async ({
  server,
}) => {
  const auth = await freshSdk(server);
  const { email, password } = newAccount();

  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  expect(user.email).toBe(email);
  expect(user.emailVerified).toBe(false);

  await sendEmailVerification(user);
  const code = await codeFromMail(server, email);
  expect((await checkActionCode(auth, code)).data.email).toBe(email);
  await applyActionCode(auth, code);
  await expect(applyActionCode(auth, code)).rejects.toEqual(refused("auth/invalid-action-code"));

  await user.reload();
  expect(user.emailVerified).toBe(true);
  const token = await user.getIdTokenResult(true);
  expect(token.claims.email_verified).toBe(true);
  expect(token.claims.aud).toBe((await config(server)).identity.projectId);
});

test("signs in and out, and gets the same error for a wrong password as for an unknown address", async ({
  server,
}) => {
  const auth = await freshSdk(server);
  const { email, password } = newAccount();
  await createUserWithEmailAndPassword(auth, email, password);
  await signOut(auth);
  expect(auth.currentUser).toBeNull();

  const { user } = await signInWithEmailAndPassword(auth, email.toUpperCase(), password);
  expect(user.email).toBe(email);
  const wrong = refused("auth/invalid-credential");
  await expect(signInWithEmailAndPassword(auth, email, "not the password")).rejects.toEqual(wrong);
  await expect(signInWithEmailAndPassword(auth, newAccount().email, password)).rejects.toEqual(
    wrong,
  );
});

test("resets a forgotten password with the mailed code", async ({ server }) => {
  const auth = await freshSdk(server);
  const { email, password } = newAccount();
  await createUserWithEmailAndPassword(auth, email, password);

  await sendPasswordResetEmail(auth, email);
  const code = await codeFromMail(server, email);
  expect(await verifyPasswordResetCode(auth, code)).toBe(email);
  await confirmPasswordReset(auth, code, "a lamp over the felt");
  await expect(confirmPasswordReset(auth, code, "once more with code")).rejects.toEqual(
    refused("auth/invalid-action-code"),
  );

  await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toEqual(
    refused("auth/invalid-credential"),
  );
  await signInWithEmailAndPassword(auth, email, "a lamp over the felt");
});

test("refreshes its token, even after a server restart", async ({ server }) => {
  const auth = await freshSdk(server);
  const { email, password } = newAccount();
  const { user } = await createUserWithEmailAndPassword(auth, email, password);

  const first = await user.getIdToken();
  const second = await user.getIdToken(true);
  await server.restart();
  const third = await user.getIdToken(true);
  expect(new Set([first, second, third]).size).toBe(3);
  await user.reload();
});

test("changes name and password, and a new password ends other sessions", async ({ server }) => {
  const here = await freshSdk(server);
  const elsewhere = await freshSdk(server);
  const { email, password } = newAccount();
  const { user } = await createUserWithEmailAndPassword(here, email, password);
  const other = (await signInWithEmailAndPassword(elsewhere, email, password)).user;

  await updateProfile(user, { displayName: "Alba" });
  await user.reload();
  expect(user.displayName).toBe("Alba");

  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
  await updatePassword(user, "a lamp over the felt");
  await user.getIdToken(true);
  await expect(other.getIdToken(true)).rejects.toEqual(
    expect.objectContaining({
      code: expect.stringMatching(/^auth\/(user-token-expired|invalid-user-token)$/),
    }),
  );
});

test("deletes its account, and the password no longer works", async ({ server }) => {
  const auth = await freshSdk(server);
  const { email, password } = newAccount();
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await deleteUser(user);
  await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toEqual(
    refused("auth/invalid-credential"),
  );
  await deleteApp(auth.app);
});

test("gets the server's error for each refusal", async ({ server }) => {
  const auth = await freshSdk(server);
  const { email, password } = newAccount();
  await createUserWithEmailAndPassword(auth, email, password);

  const create = (address: string, secret: string) =>
    createUserWithEmailAndPassword(auth, address, secret);
  await expect(create(email, password)).rejects.toEqual(refused("auth/email-already-in-use"));
  await expect(create("not an address", password)).rejects.toEqual(refused("auth/invalid-email"));
  await expect(create(newAccount().email, "short")).rejects.toEqual(refused("auth/weak-password"));
  await expect(create(newAccount().email, "password123")).rejects.toEqual(
    expect.objectContaining({
      code: expect.stringMatching(/^auth\/(weak-password|password-does-not-meet-requirements)$/),
    }),
  );
  expect((await validatePassword(auth, "short")).isValid).toBe(false);
  expect((await validatePassword(auth, password)).isValid).toBe(true);
});

test("has to wait after ten wrong passwords, until a password reset", async ({ server }) => {
  const auth = await freshSdk(server);
  const { email, password } = newAccount();
  await createUserWithEmailAndPassword(auth, email, password);

  for (let attempt = 1; attempt <= 10; attempt++) {
    await expect(signInWithEmailAndPassword(auth, email, `wrong ${attempt}`)).rejects.toEqual(
      refused("auth/invalid-credential"),
    );
  }
  await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toEqual(
    refused("auth/too-many-requests"),
  );

  await sendPasswordResetEmail(auth, email);
  await confirmPasswordReset(auth, await codeFromMail(server, email), "a lamp over the felt");
  await signInWithEmailAndPassword(auth, email, "a lamp over the felt");
});
