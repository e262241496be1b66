import { fillSignIn } from "../harness/journey.ts";
import { expect, newGroup, newPerson, personOf, test } from "../harness/people.ts";
import { remove } from "../harness/record.ts";
import { openListening, putAway } from "../harness/states.ts";

const GROUP = "Les Vendredis de la Lampe";

test("two players become friends and run a group, seeing each other's changes without reloading @en", async ({
  page: anna,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const ben = await newPerson(server, site, "Ben");
  const a = await personOf(server, account);
  const benny = await device(ben);
  const button = (page: typeof anna, name: string) =>
    page.getByRole("button", { name, exact: true });

  await test.step("A sends B a friend request by code; B sees it and accepts", async () => {
    await openListening(benny, at("/friends"));
    await expect(benny.getByText(t("friends.empty"), { exact: true })).toBeVisible();
    await openListening(anna, at("/friends/add"));
    await anna.getByLabel(t("friends.code"), { exact: true }).fill(ben.code.toLowerCase());
    await button(anna, t("people.ask")).click();
    await expect(
      anna.getByText(t("friends.found.outgoing", { name: "Ben" }), { exact: true }),
    ).toBeVisible();
    await button(benny, t("people.acceptNamed", { name: a.firstname })).click();
    await expect(
      benny.getByRole("heading", { name: t("friends.count", { count: 1 }), exact: true }),
    ).toBeVisible();
    await expect(anna.getByText(t("friends.found.accepted"), { exact: true })).toBeVisible();
  });

  await test.step("A creates a group and invites B, who sees it and joins", async () => {
    await openListening(benny, at("/playgroups"));
    await expect(benny.getByText(t("playgroups.empty"), { exact: true })).toBeVisible();
    await anna.goto(at("/playgroups/create"));
    await anna.getByLabel(t("playgroups.name"), { exact: true }).fill(GROUP);
    await button(anna, t("playgroups.create")).click();
    await expect(anna.getByRole("heading", { level: 1, name: GROUP, exact: true })).toBeVisible();
    await button(anna, t("playgroupParts.inviteNamed", { name: "Ben" })).click();
    await expect(anna.getByText(t("playgroupParts.pending"), { exact: true })).toBeVisible();
    await expect(
      benny.getByText(t("groups.invitedBy", { name: a.firstname }), { exact: true }),
    ).toBeVisible();
    await button(benny, t("groups.acceptNamed", { name: GROUP })).click();
    await benny
      .getByRole("list", { name: t("playgroups.yours"), exact: true })
      .getByRole("link")
      .click();
    await expect(benny.getByRole("heading", { level: 1, name: GROUP, exact: true })).toBeVisible();
  });

  await test.step("A makes B an admin, transfers ownership and leaves", async () => {
    await anna.getByRole("tab", { name: t("playgroups.parts.members"), exact: true }).click();
    const more = button(anna, t("playgroupParts.moreFor", { name: "Ben" }));
    await more.click();
    await anna
      .getByRole("menuitem", { name: t("playgroupParts.acts.promote"), exact: true })
      .click();
    // B may be notified before A's own call is answered.
    await expect(
      anna.getByText(t("playgroupParts.promoted", { name: "Ben" }), { exact: true }),
    ).toBeVisible();
    await putAway(anna, site);
    await expect(
      benny.getByText(t("playgroups.yourRole", { role: t("people.roles.admin") }), { exact: true }),
    ).toBeVisible();
    await expect(
      benny.getByRole("tab", { name: t("playgroups.parts.invitations"), exact: true }),
    ).toBeVisible();
    await more.click();
    await anna
      .getByRole("menuitem", { name: t("playgroupParts.acts.handOver"), exact: true })
      .click();
    await anna
      .getByRole("dialog")
      .getByRole("button", { name: t("playgroupParts.handOverTo", { name: "Ben" }), exact: true })
      .click();
    await expect(
      benny.getByText(t("playgroups.yourRole", { role: t("people.roles.owner") }), { exact: true }),
    ).toBeVisible();
    await anna.getByRole("tab", { name: t("playgroups.parts.settings"), exact: true }).click();
    await button(anna, t("playgroupParts.leave")).click();
    await anna
      .getByRole("dialog")
      .getByRole("button", { name: t("playgroupParts.leave"), exact: true })
      .click();
    await expect(anna).toHaveURL(at("/playgroups"));
    await expect(anna.getByText(t("playgroups.empty"), { exact: true })).toBeVisible();
    await benny.getByRole("tab", { name: t("playgroups.parts.members"), exact: true }).click();
    await expect(benny.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
  });

  await test.step("the activity page lists all changes", async () => {
    await benny.getByRole("tab", { name: t("playgroups.parts.activity"), exact: true }).click();
    const names = { actor: a.firstname, subject: "Ben" };
    for (const action of ["group_created", "invited", "promoted", "handed_over", "left"] as const) {
      await expect(
        benny.getByText(t(`playgroupParts.activity.${action}`, names), { exact: true }),
      ).toBeVisible();
    }
  });
});

test("a signed-out player joins by link; used and revoked links say so @fr", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const owner = await personOf(server, account);
  const group = await newGroup(server, owner, GROUP);
  const cleo = await newPerson(server, site, "Cléo");
  await openListening(page, at(`/playgroup/${group.id}?show=invitations`));
  // The group's name in the address is corrected.
  await expect(page).toHaveURL(/\/les-vendredis-de-la-lampe\?show=invitations$/);
  await page.getByLabel(t("playgroupParts.linkUses"), { exact: true }).selectOption("1");
  await page.getByRole("button", { name: t("playgroupParts.makeLink"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByAltText(t("playgroupParts.linkQr"), { exact: true })).toBeVisible();
  const link = new URL(await dialog.getByRole("textbox").inputValue());
  expect(link.origin).toBe(server.url);
  await dialog.getByRole("button", { name: t("ui.close"), exact: true }).click();
  await page.getByRole("tab", { name: t("playgroups.parts.members"), exact: true }).click();

  const elsewhere = await device(null);
  const path = at(link.pathname.replace(/^\/fr\//, "/"));
  await elsewhere.goto(path);
  await expect(
    elsewhere.getByText(t("join.invitedBy", { name: owner.firstname }), { exact: true }),
  ).toBeVisible();
  await elsewhere.getByRole("link", { name: t("join.signIn"), exact: true }).click();
  await fillSignIn(elsewhere, cleo, site);
  await expect(elsewhere).toHaveURL(path);
  await elsewhere.getByRole("button", { name: t("join.join"), exact: true }).click();
  await expect(
    elsewhere.getByRole("heading", { level: 1, name: GROUP, exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole("tabpanel").getByRole("link", { name: "Cléo", exact: false }),
  ).toBeVisible();

  await test.step("the link's one use is spent", async () => {
    const dan = await newPerson(server, site, "Dan");
    const late = await device(dan);
    await late.goto(path);
    await expect(late.getByRole("heading", { name: t("join.broken"), exact: true })).toBeVisible();
  });

  await test.step("the link shows a member the group", async () => {
    await elsewhere.goto(path);
    await expect(elsewhere.getByRole("main")).toContainText(GROUP);
  });
});

test("a removed member's open page loses access by itself, or at the next action without a socket @en", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const owner = await personOf(server, account);
  const ben = await newPerson(server, site, "Ben");
  const cleo = await newPerson(server, site, "Cléo");
  const group = await newGroup(server, owner, GROUP, [ben, cleo]);
  const gone = t("playgroups.left", { name: GROUP });
  const address = at(`/playgroup/${group.id}`);

  const benny = await device(ben);
  await openListening(benny, address);
  await expect(benny.getByText(t("playgroups.noGames"), { exact: true })).toBeVisible();
  await page.goto(`${address}?show=members`);
  await page
    .getByRole("button", { name: t("playgroupParts.moreFor", { name: "Ben" }), exact: true })
    .click();
  await page.getByRole("menuitem", { name: t("playgroupParts.acts.remove"), exact: true }).click();
  // The removal is final once its undo toast is gone.
  await expect(
    page.getByText(t("playgroupParts.removed", { name: "Ben" }), { exact: true }),
  ).toBeVisible();
  await putAway(page, site);
  await expect(benny.getByRole("heading", { name: gone, exact: true })).toBeVisible();
  await benny.goto(at("/playgroups"));
  await expect(benny.getByText(t("playgroups.empty"), { exact: true })).toBeVisible();

  // Close every socket, like a proxy that blocks them.
  const deaf = await device(cleo);
  await deaf.routeWebSocket(/socket/, (socket) => void socket.close());
  await deaf.goto(address);
  await expect(deaf.getByText(t("playgroups.noGames"), { exact: true })).toBeVisible();
  await remove(server, owner, `/playgroup/${group.id}/user/${cleo.id}`);
  await deaf.getByRole("tab", { name: t("playgroups.parts.activity"), exact: true }).click();
  await expect(deaf.getByRole("heading", { name: gone, exact: true })).toBeVisible();
});
