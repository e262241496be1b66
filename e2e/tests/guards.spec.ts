import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { routeTable } from "../../web/app/route-table.ts";
import { verifiedAccount } from "../harness/calls.ts";
import { fillSignIn, signIn } from "../harness/journey.ts";
import { expect, test } from "../harness/test.ts";

const example = (path: string) =>
  path
    .replace(":id", randomUUID())
    .replace(/:name\??/, "table")
    .replace(":code", "K7Q29F");

const path = (page: Page) => new URL(page.url()).pathname;

for (const row of routeTable.filter(({ guard }) => guard === "auth")) {
  test(`${row.path} asks to sign in first, and is where one comes back to`, async ({
    page,
    server,
    site,
  }) => {
    const account = await verifiedAccount(server, site.lang);
    const wanted = site.at(`${example(row.path)}?from=mail`);
    await page.goto(wanted);
    await expect.poll(() => path(page)).toBe(site.at("/login"));
    await fillSignIn(page, account, site);
    await expect(page).toHaveURL(wanted);
  });
}

test("somebody signed in has no business on the sign-in page", async ({ page, server, site }) => {
  await signIn(page, await verifiedAccount(server, site.lang), site);
  await page.goto(site.at("/login"));
  await expect(page).toHaveURL(site.at("/dashboard"));
});

for (const away of [
  "//evil.example/x",
  "https://evil.example/",
  "/\\evil.example",
  "javascript:alert(1)",
]) {
  test(`the way back never leads to ${away}`, async ({ page, server, site }) => {
    await page.goto(site.at(`/login?redirect=${encodeURIComponent(away)}`));
    await fillSignIn(page, await verifiedAccount(server, site.lang), site);
    await expect(page).toHaveURL(site.at("/dashboard"));
  });
}
