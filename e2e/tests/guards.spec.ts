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

test("every page of one's own asks to sign in first, and knows the way back @en", async ({
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

test("signing in on the way to a page leads there @fr", async ({ page, server, site }) => {
  const account = await verifiedAccount(server, site.lang);
  const wanted = site.at(`${example("/deck/:id/:name?")}?from=mail`);
  await page.goto(wanted);
  await fillSignIn(page, account, site);
  await expect(page).toHaveURL(wanted);
});

test("somebody signed in has no business on the sign-in page @en", async ({
  page,
  server,
  site,
}) => {
  await signIn(page, await verifiedAccount(server, site.lang), site);
  await page.goto(site.at("/login"));
  await expect(page).toHaveURL(site.at("/dashboard"));
});

// The rest of what it never leads to is in web/app/lib/navigation.test.ts.
test("the way back never leads to another site @fr", async ({ page, server, site }) => {
  await page.goto(site.at(`/login?redirect=${encodeURIComponent("/\\evil.example")}`));
  await fillSignIn(page, await verifiedAccount(server, site.lang), site);
  await expect(page).toHaveURL(site.at("/dashboard"));
});
