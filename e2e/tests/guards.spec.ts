import { randomUUID } from "node:crypto";
import { routeTable } from "../../web/app/route-table.ts";
import { verifiedAccount } from "../harness/calls.ts";
import { fillSignIn, signIn } from "../harness/journey.ts";
import { expect, test } from "../harness/test.ts";

const example = (path: string) =>
  path
    .replace(":id", randomUUID())
    .replace(/:name\??/, "table")
    .replace(":code", "K7Q29F");

test("every private page asks to sign in first, and remembers the way back @en", async ({
  page,
  site,
}) => {
  for (const row of routeTable.filter(({ guard }) => guard === "auth")) {
    const wanted = site.at(`${example(row.path)}?from=mail`);
    await page.goto(wanted);
    await expect(page).toHaveURL(`${site.at("/login")}?redirect=${encodeURIComponent(wanted)}`);
    await expect(page.getByRole("tabpanel")).toBeVisible();
  }
});

test("signing in leads to the page that asked for it @fr", async ({ page, server, site }) => {
  const account = await verifiedAccount(server, site.lang);
  const wanted = site.at(`${example("/deck/:id/:name?")}?from=mail`);
  await page.goto(wanted);
  await fillSignIn(page, account, site);
  await expect(page).toHaveURL(wanted);
});

test("the sign-in page redirects a signed-in player @en", async ({ page, server, site }) => {
  await signIn(page, await verifiedAccount(server, site.lang), site);
  await page.goto(site.at("/login"));
  await expect(page).toHaveURL(site.at("/dashboard"));
});

// Other refused redirects are tested in web/app/lib/navigation.test.ts.
test("the redirect after sign-in never leads to another site @fr", async ({
  page,
  server,
  site,
}) => {
  await page.goto(site.at(`/login?redirect=${encodeURIComponent("/\\evil.example")}`));
  await fillSignIn(page, await verifiedAccount(server, site.lang), site);
  await expect(page).toHaveURL(site.at("/dashboard"));
});
