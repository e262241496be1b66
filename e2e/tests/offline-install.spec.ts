import { expect, test } from "../harness/player.ts";
import { newGame } from "../harness/record.ts";
import { workerReady } from "../harness/worker.ts";

test.describe("an installed app", () => {
  test.use({ serviceWorkers: "allow" });

  test("can be installed, in the reader's language", async ({ page, context, site }) => {
    await page.goto(site.at("/dashboard"));
    await workerReady(page);
    const session = await context.newCDPSession(page);
    const { url, errors, data } = await session.send("Page.getAppManifest");
    expect(new URL(url).pathname).toBe(site.at("/manifest.webmanifest"));
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? "");
    expect(manifest).toMatchObject({ id: "/dashboard", lang: site.lang });
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // Tests run in private windows, which install nothing.
    const ids = installabilityErrors.map(({ errorId }) => errorId);
    expect(ids.filter((id) => id !== "in-incognito")).toEqual([]);
    const files = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
    for (const src of files) {
      const answer = await page.request.get(src);
      expect(answer.headers()["content-type"], src).toMatch(/^image\//);
    }
  });

  test("an overlay never brings the worker @en", async ({ page, site }) => {
    await page.addInitScript(() => {
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      serviceWorker.register = (...asked) => {
        document.documentElement.dataset.registered = "";
        return register(...asked);
      };
    });
    await page.clock.install();
    const registered = page.locator("[data-registered]");
    await page.goto(site.at("/obs"));
    await page.waitForLoadState("load");
    await page.clock.runFor(60_000);
    await page.evaluate(() => fetch("/config.json").then((answer) => answer.json()));
    await expect(registered).toHaveCount(0);
    // Any other page does, in the same way.
    await page.goto(site.at("/faq"));
    await page.waitForLoadState("load");
    await page.clock.runFor(60_000);
    await expect(registered).toHaveCount(1);
  });

  test("a list shared from another app is in the deck form @fr", async ({ page, site }) => {
    const list = "1 Sol Ring\n1 Opt";
    await page.goto(`${site.at("/decks/create")}?text=${encodeURIComponent(list)}`);
    await expect(page.getByLabel(site.t("deckForm.cards"), { exact: true })).toHaveValue(list);
    await expect(page).toHaveURL(site.at("/decks/create"));
  });
});

test("after the first recorded game, an iPhone is told once how to install the app @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  await page.addInitScript(() => {
    const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
    Object.defineProperty(Navigator.prototype, "userAgent", { get: () => userAgent });
  });
  const title = page.getByRole("heading", { name: t("install.title"), exact: true });
  const games = page.getByRole("heading", { name: t("dashboard.games"), exact: true });
  await page.goto(at("/dashboard"));
  await expect(
    page.getByRole("heading", { name: t("dashboard.steps"), exact: true }),
  ).toBeVisible();
  await expect(title).toHaveCount(0);
  await newGame(server, account);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(page.getByText(t("install.addStep"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("install.understood"), exact: true }).click();
  await expect(title).toHaveCount(0);
  await page.reload();
  await expect(games).toBeVisible();
  await expect(title).toHaveCount(0);
});

test("where the browser offers it, a tap installs the app @en", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  await newGame(server, account);
  // Browsers make the offer only to people they know.
  await page.addInitScript(() => {
    const offer = Object.assign(new Event("beforeinstallprompt"), {
      prompt: async () => {
        document.documentElement.dataset.asked = "";
        return { outcome: "accepted" };
      },
    });
    addEventListener("DOMContentLoaded", () => dispatchEvent(offer));
  });
  await page.goto(at("/dashboard"));
  await page.getByRole("button", { name: t("install.install"), exact: true }).click();
  await expect(page.locator("[data-asked]")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: t("install.title"), exact: false })).toHaveCount(
    0,
  );
});
