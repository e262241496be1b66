import type { Page } from "@playwright/test";
import { call, verifiedAccount } from "../harness/calls.ts";
import { signIn } from "../harness/journey.ts";
import { png } from "../harness/picture.ts";
import { expect, type Site, test } from "../harness/test.ts";

const openProfile = async (page: Page, site: Site) => {
  await page.goto(site.at("/profile"));
  await expect(
    page.getByRole("heading", { level: 1, name: site.t("profile.title"), exact: true }),
  ).toBeVisible();
};

test("a picture is cropped, uploaded, shown and removed @fr", async ({ page, server, site }) => {
  const { t } = site;
  const account = await verifiedAccount(server, site.lang);
  await signIn(page, account, site);
  await openProfile(page, site);
  await page
    .getByLabel(t("pictures.picture"), { exact: true })
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png(90, 60) });
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("pictures.use"), exact: true })
    .click();
  await expect(page.getByText(t("pictures.saved"), { exact: true })).toBeVisible();

  const { picture } = (await call(server, "/user", { token: account.token })).body.user;
  const served = await fetch(server.url + picture);
  expect(served.status).toBe(200);
  expect(served.headers.get("content-type")).toBe("image/jpeg");
  expect(served.headers.get("x-content-type-options")).toBe("nosniff");

  await page.getByRole("button", { name: t("pictures.remove"), exact: true }).click();
  await expect(page.getByText(t("pictures.removed"), { exact: true })).toBeVisible();
  expect((await call(server, "/user", { token: account.token })).body.user.picture).toBeNull();
});

test("the friend code is shown with its QR code @en", async ({ page, server, site }) => {
  const account = await verifiedAccount(server, site.lang);
  await signIn(page, account, site);
  await openProfile(page, site);
  const { code } = (await call(server, "/user/code", { token: account.token })).body;
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  const qr = page.getByRole("img", { name: site.t("people.qrAlt"), exact: true });
  await expect(qr).toBeVisible();
  await expect
    .poll(() => qr.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test("the chosen language is used for the next mail", async ({ page, server, site }) => {
  const account = await verifiedAccount(server, site.lang);
  await signIn(page, account, site);
  await openProfile(page, site);
  const other = site.lang === "en" ? "fr" : "en";
  await page
    .getByRole("group", { name: site.t("profile.language"), exact: true })
    .getByText(site.t(other === "fr" ? "shell.french" : "shell.english"), { exact: true })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect
    .poll(async () => (await call(server, "/user", { token: account.token })).body.user.locale)
    .toBe(other);
});
