import { call, verifiedAccount } from "../harness/calls.ts";
import { fillSignIn, keptToken, signIn, signOut } from "../harness/journey.ts";
import { OtherSite } from "../harness/other-site.ts";
import { expect, test } from "../harness/test.ts";

test("leaving pages during a token renewal does not end the session @fr", async ({
  page,
  server,
  site,
}) => {
  await signIn(page, await verifiedAccount(server, site.lang), site);
  for (let visit = 1; visit <= 8; visit++) {
    const refresh = page.waitForRequest("**/securetoken.googleapis.com/v1/token**");
    await page.goto(site.at("/dashboard"), { waitUntil: "commit" });
    await refresh;
  }
  await page.goto(site.at("/profile"));
  await expect(
    page.getByRole("heading", { name: site.t("profile.friendCode"), exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(site.at("/profile"));
});

test("a link of another site to the sign-out page asks first, and a press in the app does not @en", async ({
  page,
  server,
  site,
}) => {
  const account = await verifiedAccount(server, site.lang);
  await signIn(page, account, site);
  const asking = page.getByRole("heading", { name: site.t("auth.signOutAsk"), exact: true });
  const dashboard = page.getByRole("heading", {
    level: 1,
    name: site.t("dashboard.hello", { name: account.firstname }),
    exact: true,
  });
  const session = async () =>
    (await call(server, "/user", { token: await keptToken(page) })).status;
  const target = server.url + site.at("/logout");
  const otherSite = await OtherSite.start(
    {
      "/link": `<a href="${target}">link</a>`,
      "/no-referrer": `<a href="${target}" rel="noreferrer">link</a>`,
      "/redirect": `<a href="/redirected">link</a>`,
      "/by-sign-in": `<a href="${server.url}/login?redirect=%2Flogout">link</a>`,
      "/form": `<form action="${target}"><button type="submit">link</button></form>`,
    },
    { "/redirected": target },
  );
  try {
    for (const path of otherSite.paths) {
      await page.goto(otherSite.url + path);
      await page.getByText("link", { exact: true }).click();
      await expect(asking).toBeVisible();
      expect(await session()).toBe(200);
    }
  } finally {
    await otherSite.stop();
  }
  await page.getByRole("link", { name: site.t("auth.unsent.stay"), exact: true }).click();
  await expect(dashboard).toBeVisible();
  await signOut(page, site);
  await expect(
    page.getByRole("heading", { name: site.t("auth.signedOut"), exact: true }),
  ).toBeVisible();

  // A press in the last session does not count in this one.
  await page.getByRole("link", { name: site.t("auth.signInAgain"), exact: true }).click();
  await fillSignIn(page, account, site);
  await expect(dashboard).toBeVisible();
  const isSignOut = () => page.url().endsWith(site.at("/logout"));
  for (let steps = 0; steps < 10 && !isSignOut(); steps += 1) await page.goBack();
  await expect(asking).toBeVisible();
  expect(await session()).toBe(200);
});
