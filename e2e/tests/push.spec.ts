import type { Page } from "@playwright/test";
import { call, verifiedAccount } from "../harness/calls.ts";
import { keptToken, signIn, signOut } from "../harness/journey.ts";
import { looksRight } from "../harness/look.ts";
import { expect, type Site, test } from "../harness/test.ts";
import { workerReady } from "../harness/worker.ts";

// Notifications: what a device is told of while the app is closed. The worker is real; the browser's push service and its
// question are not, because a browser without a window has no such service and refuses all notifications. What the worker
// shows is tested in web/worker/push.test.ts.

test.use({ serviceWorkers: "allow" });

/** The keys of an example in RFC 8291. */
const keys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

/** Stands in for the push service, which keeps a subscription as long as the browser's data, and for a person who agrees. */
const withPushService = (page: Page) =>
  page.addInitScript((keys) => {
    const allowed = "permission-of-this-test";
    Object.defineProperty(Notification, "permission", {
      get: () => localStorage.getItem(allowed) ?? "default",
    });
    Notification.requestPermission = async () => {
      localStorage.setItem(allowed, "granted");
      return "granted";
    };
    const kept = "push-service-of-this-test";
    const endpoint = `https://push.example/${crypto.randomUUID()}`;
    const subscription = () => {
      const found = localStorage.getItem(kept);
      if (!found) return null;
      const { endpoint, key } = JSON.parse(found);
      return {
        endpoint,
        options: { applicationServerKey: Uint8Array.from(key).buffer },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(kept);
          return true;
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        localStorage.setItem(kept, JSON.stringify({ endpoint, key: [...applicationServerKey] }));
        return subscription();
      },
    });
  }, keys);

const toggle = (page: Page, name: string) => page.getByRole("switch", { name, exact: true });

async function openNotifications(page: Page, { at, t }: Site) {
  await page.goto(at("/profile#push"));
  const section = page.locator("#push");
  await expect(
    section.getByRole("heading", { name: t("profile.push"), exact: true }),
  ).toBeVisible();
  return section;
}

test("a device gets the kinds that are turned on, until it is signed out", async ({
  page,
  server,
  site,
}) => {
  const { t, lang } = site;
  await withPushService(page);
  await signIn(page, await verifiedAccount(server, lang), site);
  const section = await openNotifications(page, site);
  await workerReady(page);
  for (const kind of ["table", "friend", "invitation", "game"] as const) {
    await expect(toggle(page, t(`push.${kind}`))).not.toBeChecked();
  }
  await toggle(page, t("push.table")).press("Space");
  await expect(section.getByText(t("profile.saved"), { exact: true })).toBeVisible();
  await toggle(page, t("push.game")).click();
  const token = await keptToken(page);
  const push = async () => (await call(server, "/user/push", { token })).body.push;
  await expect.poll(async () => (await push()).kinds).toEqual(["table", "game"]);
  expect((await push()).locale).toBe(lang);
  expect((await push()).endpoint).toMatch(/^https:\/\/push\.example\//);

  // It is still so after a reload, and fits the page in every size and theme.
  await looksRight(page, site.at("/profile"));
  await expect(toggle(page, t("push.table"))).toBeChecked();
  await expect(toggle(page, t("push.friend"))).not.toBeChecked();
  await toggle(page, t("push.game")).click();
  await expect.poll(async () => (await push()).kinds).toEqual(["table"]);

  await signOut(page, site);
  const left = () => page.evaluate(() => localStorage.getItem("push-service-of-this-test"));
  await expect.poll(left).toBeNull();
});

test("where notifications are blocked, the page says how to allow them", async ({
  page,
  server,
  site,
}) => {
  const { t, lang } = site;
  // A browser without a window refuses for a person who is not there.
  await signIn(page, await verifiedAccount(server, lang), site);
  const section = await openNotifications(page, site);
  await expect(section.getByText(t("push.refusedTitle"), { exact: true })).toBeVisible();
  await expect(section.getByRole("switch")).toHaveCount(0);
});
