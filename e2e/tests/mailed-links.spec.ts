import type { Page } from "@playwright/test";
import { identity, newAccount, unverifiedAccount } from "../harness/calls.ts";
import { looksRight } from "../harness/look.ts";
import { linkIn } from "../harness/outbox.ts";
import {
  test as base,
  expect,
  names,
  proofNeeded,
  signInUntilProof,
} from "../harness/providers.ts";
import { freePort, Server } from "../harness/server.ts";
import { type SmtpPeer, smtpPeer } from "../harness/smtp.ts";
import { settled, underWay } from "../harness/states.ts";

// Mail scanners open every link and run its scripts: a link must do nothing until a person presses a button.

const test = base.extend<object, { smtp: SmtpPeer }>({
  smtp: [
    async ({}, use) => {
      const peer = await smtpPeer(await freePort());
      await use(peer);
      await peer.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ google, apple, smtp }, use) => {
      const server = await Server.start({
        ...google.settings,
        ...apple.settings,
        PODIUM_SMTP_URL: `smtp://podium:s3cret@127.0.0.1:${smtp.port}`,
      });
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
});

/** Opens a link as a scanner does, and waits until the page has done all it does by itself. */
async function openAsScanner(page: Page, link: URL): Promise<void> {
  const asked = underWay(page);
  await page.goto(link.href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(asked);
}

test("opening a mailed link changes nothing, pressing its button does, once @en", async ({
  page,
  site: { t, at, ...site },
  server,
  smtp,
  google,
  device,
}) => {
  const { email, password, token } = await unverifiedAccount(server);
  const { email: newEmail } = newAccount();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const nextLink = async (to: string, mode: string): Promise<URL> => {
    const links = () =>
      smtp.mails
        .filter((mail) => mail.to?.[0]?.address === to && mail.text?.includes("://"))
        .map((mail) => linkIn(mail));
    const found = () => links().find(({ searchParams }) => searchParams.get("mode") === mode);
    await expect.poll(found).toBeDefined();
    return found() as URL;
  };
  const expectBroken = async (link: URL) => {
    const other = await device(null);
    await other.goto(link.href);
    await expect(
      other.getByRole("heading", { name: t("auth.brokenLink"), exact: true }),
    ).toBeVisible();
    await expect(
      other.getByText(t("auth.identity.INVALID_OOB_CODE"), { exact: true }),
    ).toBeVisible();
  };
  const canSignIn = async (address: string, password: string) =>
    (await identity(server, "signInWithPassword", { email: address, password })).status === 200;

  const isVerified = async () =>
    (await identity(server, "lookup", { idToken: token })).body.users[0].emailVerified;
  await identity(server, "sendOobCode", { requestType: "VERIFY_EMAIL", idToken: token });
  const verify = await nextLink(email, "verifyEmail");
  await openAsScanner(page, verify);
  expect(await isVerified()).toBe(false);
  await expect(page.getByText(t("auth.confirmText", { email }), { exact: true })).toBeVisible();
  await looksRight(page, verify.pathname + verify.search);
  await press(t("auth.confirm"));
  await expect(page.getByRole("heading", { name: t("auth.confirmed"), exact: true })).toBeVisible();
  expect(await isVerified()).toBe(true);
  await expectBroken(verify);

  await identity(server, "sendOobCode", {
    requestType: "VERIFY_AND_CHANGE_EMAIL",
    idToken: token,
    newEmail,
  });
  const change = await nextLink(newEmail, "verifyAndChangeEmail");
  await openAsScanner(page, change);
  expect(await canSignIn(email, password)).toBe(true);
  await expect(
    page.getByText(t("mails.changeText", { email, newEmail }), { exact: true }),
  ).toBeVisible();
  await press(t("mails.change"));
  await expect(
    page.getByRole("heading", { name: t("mails.emailChanged"), exact: true }),
  ).toBeVisible();
  expect(await canSignIn(newEmail, password)).toBe(true);
  await expectBroken(change);

  const recover = await nextLink(email, "recoverEmail");
  await openAsScanner(page, recover);
  expect(await canSignIn(newEmail, password)).toBe(true);
  await looksRight(page, recover.pathname + recover.search);
  await press(t("mails.recover"));
  await expect(
    page.getByRole("heading", { name: t("mails.recovered"), exact: true }),
  ).toBeVisible();
  expect(await canSignIn(email, password)).toBe(true);
  await expectBroken(recover);

  await identity(server, "sendOobCode", { requestType: "PASSWORD_RESET", email });
  const reset = await nextLink(email, "resetPassword");
  await openAsScanner(page, reset);
  expect(await canSignIn(email, password)).toBe(true);
  await page.getByLabel(t("auth.newPassword"), { exact: true }).fill("a lamp over the felt");
  await press(t("auth.savePassword"));
  await expect(page.getByRole("heading", { name: t("auth.resetDone"), exact: true })).toBeVisible();
  expect(await canSignIn(email, "a lamp over the felt")).toBe(true);
  await expectBroken(reset);

  const persona = google.meet({ email });
  await signInUntilProof(page, { t, at, ...site }, google, persona);
  await press(t("provider.verify.byLink"));
  const join = await nextLink(email, "signIn");
  await openAsScanner(page, join);
  expect(await proofNeeded(server, google, persona)).not.toBeNull();
  await press(t("provider.verify.confirm", { provider: names.google }));
  await expect.poll(() => proofNeeded(server, google, persona)).toBeNull();
});
