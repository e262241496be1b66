import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailLink,
  signOut,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { config, newAccount } from "../harness/calls.ts";
import { expect, test } from "../harness/providers.ts";
import { codeFromMail, credential, freshSdk, refused } from "./client.ts";

test("signs in with a mailed link", async ({ server, apple }) => {
  const persona = apple.meet();
  const auth = await freshSdk(server);
  await signInWithCredential(auth, await credential(server, apple, persona));
  await signOut(auth);

  const url = `${server.url}/auth/google/verify`;
  await sendSignInLinkToEmail(auth, persona.email, { url, handleCodeInApp: true });
  const link = await server.outbox.nextLink(persona.email);
  // The SDK expects the project's key in the link; ours leave it out, because a site has one project.
  link.searchParams.set("apiKey", (await config(server)).identity.apiKey);
  expect(isSignInWithEmailLink(auth, link.href)).toBe(true);
  const { user } = await signInWithEmailLink(auth, persona.email, link.href);
  expect(user.email).toBe(persona.email);
  await expect(signInWithEmailLink(auth, persona.email, link.href)).rejects.toEqual(
    refused("auth/invalid-action-code"),
  );
});

test("changes the address through a mail to the new one, and back through a mail to the old one", async ({
  server,
  google,
}) => {
  const auth = await freshSdk(server);
  const persona = google.meet();
  const { email } = newAccount();
  const { user } = await signInWithCredential(auth, await credential(server, google, persona));
  await verifyBeforeUpdateEmail(user, email);
  const change = await codeFromMail(server, email);
  expect((await checkActionCode(auth, change)).data).toMatchObject({
    email,
    previousEmail: persona.email,
  });
  await applyActionCode(auth, change);

  const recover = await codeFromMail(server, persona.email);
  expect(await checkActionCode(auth, recover)).toMatchObject({
    operation: ActionCodeOperation.RECOVER_EMAIL,
    data: { email: persona.email, previousEmail: email },
  });
  await applyActionCode(auth, recover);
  const back = await signInWithCredential(auth, await credential(server, google, persona));
  expect(back.user).toMatchObject({ uid: user.uid, email: persona.email, emailVerified: true });
});
