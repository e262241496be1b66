import { randomUUID } from "node:crypto";
import { verifiedAccount } from "../harness/calls.ts";
import { fillSignIn } from "../harness/journey.ts";
import { expect, test } from "../harness/test.ts";

// Every private page, and who is signed in already: web/app/layouts/gate.test.tsx.

test("signing in leads to the page that asked for it @fr", async ({ page, server, site }) => {
  const account = await verifiedAccount(server, site.lang);
  const wanted = site.at(`/deck/${randomUUID()}/table?from=mail`);
  await page.goto(wanted);
  await fillSignIn(page, account, site);
  await expect(page).toHaveURL(wanted);
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
