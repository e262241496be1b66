import { readFileSync } from "node:fs";
import { expect, test } from "../harness/player.ts";
import { newGame } from "../harness/record.ts";
import { settled, underWay } from "../harness/states.ts";

/** The files that a page loads for its first view, and those that it fetches when it is idle. */
const visits = JSON.parse(
  readFileSync(new URL("../../web/build/visits.json", import.meta.url), "utf8"),
) as Record<"scripts" | "idle", Record<string, { en: string[] }>>;

test("the first view of the dashboard takes at most 30 requests and reads five games @en", async ({
  page,
  server,
  account,
  site,
}) => {
  await newGame(server, account);
  const pending = underWay(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(site.at("/dashboard"));
  await expect(page.getByRole("article")).toHaveCount(1);
  await settled(pending);
  const games = asked.filter((address) => new URL(address).pathname === "/api/games");
  expect(games.map((address) => new URL(address).search)).toEqual(["?limit=5"]);
  const first = new Set(visits.scripts.dashboard?.en);
  const later = visits.idle.dashboard?.en.filter((file) => !first.has(file)) ?? [];
  const shown = asked.filter((address) => !later.some((file) => address.endsWith(file)));
  expect(shown.length, asked.join("\n")).toBeLessThanOrEqual(30);
});
