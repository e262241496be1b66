import { randomUUID } from "node:crypto";
import { newTable } from "../harness/live.ts";
import { newGroup, personOf } from "../harness/people.ts";
import { expect, test } from "../harness/player.ts";
import { newDeck, newGame, newSet } from "../harness/record.ts";
import { settled, underWay } from "../harness/states.ts";
import { workerReady } from "../harness/worker.ts";

test.use({ serviceWorkers: "allow" });

test("offline, a page that was never opened says that it is not on this device, and loads with the network", async ({
  page: first,
  context,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const me = await personOf(server, account);
  const [deck, game, set, group] = await Promise.all([
    newDeck(server, account),
    newGame(server, account),
    newSet(server, account),
    newGroup(server, me, "Friday night"),
  ]);
  const table = await newTable(server, me, ["Zoé"]);
  const paths = [
    "/dashboard",
    "/profile",
    "/tags",
    "/stats",
    "/review",
    `/game/${game.id}/edit`,
    `/set/${set.id}`,
    `/deck/${deck.id}`,
    `/decks/${deck.id}/edit`,
    `/playgroup/${group.id}`,
    `/playgroup/${group.id}/pods`,
    `/user/${randomUUID()}`,
    `/live/${table.code}`,
    `/mobile/event/${randomUUID()}`,
    "/games",
    `/game/${game.id}`,
  ];
  await first.goto(at("/friends/add"));
  await workerReady(first);
  await context.setOffline(true);
  await first.close();

  const page = await context.newPage();
  const offlineHint = page.getByRole("status").filter({ hasText: t("shell.error.offlineHint") });
  const asked = underWay(page);
  for (const path of paths) {
    await page.goto(at(path));
    await expect(offlineHint.first(), path).toBeVisible();
    // Other parts of the page may fail later.
    await settled(asked);
    await expect(page.getByRole("alert"), path).toHaveCount(0);
  }
  await context.setOffline(false);
  await expect(page.getByText("Noémie", { exact: true }).first()).toBeVisible();
  await expect(offlineHint).toHaveCount(0);

  await context.setOffline(true);
  await page.goto(at("/games"));
  await expect(offlineHint).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Noémie", { exact: true }).first()).toBeVisible();
  await expect(offlineHint).toHaveCount(0);
});
