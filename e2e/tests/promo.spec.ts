import { call, newAccount } from "../harness/calls.ts";
import { newCode, newEvent } from "../harness/events.ts";
import { confirmAddress } from "../harness/journey.ts";
import { looksRight } from "../harness/look.ts";
import { newPerson } from "../harness/people.ts";
import { expect, test } from "../harness/test.ts";

test("a poster's QR code leads a new player through sign-up into the event @fr", async ({
  page,
  server,
  site,
}) => {
  const { t, at } = site;
  const event = await newEvent(server);
  const { code, url } = await newCode(server, event);
  const path = at(url.pathname) + url.search;
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: /La Licorne/ })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("eventPages.signUp"), exact: true })
    .click();

  const account = newAccount("Zoé");
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel(t("auth.firstname"), { exact: true }).fill(account.firstname);
  await panel.getByLabel(t("auth.email"), { exact: true }).fill(account.email);
  await panel.getByLabel(t("auth.password"), { exact: true }).fill(account.password);
  await panel.getByRole("button", { name: t("auth.createAccount"), exact: true }).click();
  await expect(
    page.getByRole("heading", { name: t("auth.verifyTitle"), exact: true }),
  ).toBeVisible();
  await confirmAddress(page, await server.outbox.nextLink(account.email), site);

  // After sign-up the event page still has the code.
  await expect(page).toHaveURL(path);
  const field = page.getByLabel(t("events.code"), { exact: true });
  await expect(field).toHaveValue(new RegExp(code.replace("-", "-?"), "i"));
  await page.getByRole("button", { name: t("events.redeem"), exact: true }).click();
  await expect(page.getByText(t("events.joined"), { exact: true })).toBeVisible();

  // The code had one use, so the next player is refused.
  const late = await newPerson(server, site, "Dan");
  const refused = await call(server, "/promo/event", {
    token: late.token,
    body: { code, locale: site.lang },
    lang: site.lang,
  });
  expect(refused.body.code).toBe(72);
});

test("an event's page is accessible when signed out @fr", async ({
  page,
  server,
  site,
  complaints,
}) => {
  const event = await newEvent(server);
  await looksRight(page, `${site.at(`/mobile/event/${event}`)}?code=LICORNE`);
  expect(complaints).toEqual([]);
});
