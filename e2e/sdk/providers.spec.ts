import { deleteApp } from "firebase/app";
import {
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
} from "firebase/auth";
import { verifiedAccount } from "../harness/calls.ts";
import { expect, test } from "../harness/providers.ts";
import { credential, freshSdk, refused } from "./client.ts";

// The official client SDK with tokens from a real provider.

for (const word of ["google", "apple"] as const) {
  test(`signs in with ${word}, and again to the same account`, async ({ server, providers }) => {
    const provider = providers[word];
    const persona = provider.meet();
    const auth = await freshSdk(server);
    const used = await credential(server, provider, persona);
    const { user, providerId } = await signInWithCredential(auth, used);
    expect(providerId).toBe(`${word}.com`);
    expect(user.email).toBe(persona.email);
    expect(user.emailVerified).toBe(true);
    expect(user.providerData.map((way) => [way.providerId, way.email])).toEqual([
      [`${word}.com`, persona.email],
    ]);
    const { claims, signInProvider } = await user.getIdTokenResult();
    expect(signInProvider).toBe(`${word}.com`);
    expect(claims.email_verified).toBe(true);

    // A token works only once.
    const elsewhere = await freshSdk(server);
    await expect(signInWithCredential(elsewhere, used)).rejects.toEqual(
      expect.objectContaining({ code: expect.stringMatching(/^auth\//) }),
    );
    const again = await signInWithCredential(
      elsewhere,
      await credential(server, provider, persona),
    );
    expect(again.user.uid).toBe(user.uid);
    await reauthenticateWithCredential(user, await credential(server, provider, persona));
    const stranger = provider.meet();
    await signInWithCredential(elsewhere, await credential(server, provider, stranger));
    await expect(
      reauthenticateWithCredential(user, await credential(server, provider, stranger)),
    ).rejects.toEqual(refused("auth/user-mismatch"));
    await deleteApp(auth.app);
    await deleteApp(elsewhere.app);
  });
}

test("links and unlinks sign-in methods, but never unlinks the last one", async ({
  server,
  google,
  apple,
}) => {
  const { email, password } = await verifiedAccount(server);
  const persona = google.meet({ email });
  const auth = await freshSdk(server);
  await expect(
    signInWithCredential(auth, await credential(server, google, persona)),
  ).rejects.toEqual(refused("auth/account-exists-with-different-credential"));

  const { user } = await signInWithEmailAndPassword(auth, email, password);
  const ways = () => user.providerData.map(({ providerId }) => providerId).sort();
  await linkWithCredential(user, await credential(server, google, persona));
  expect(ways()).toEqual(["google.com", "password"]);
  await linkWithCredential(user, await credential(server, apple, apple.meet()));
  expect(ways()).toEqual(["apple.com", "google.com", "password"]);

  const other = await freshSdk(server);
  const stranger = await signInWithCredential(
    other,
    await credential(server, google, google.meet()),
  );
  await expect(
    linkWithCredential(stranger.user, await credential(server, apple, apple.meet())),
  ).resolves.toBeDefined();
  await expect(
    linkWithCredential(stranger.user, EmailAuthProvider.credential(email, password)),
  ).rejects.toEqual(expect.objectContaining({ code: expect.stringMatching(/^auth\//) }));

  await unlink(user, "google.com");
  await unlink(user, "password");
  await user.reload();
  expect(ways()).toEqual(["apple.com"]);
  await expect(unlink(user, "apple.com")).rejects.toThrow();
  await deleteApp(auth.app);
  await deleteApp(other.app);
});
