import { act, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Stats } from "~/lib/api/types";
import { aGame } from "../../../tests/games";
import { api, network, refusal } from "../../../tests/network";
import { aDeckRate, someStats } from "../../../tests/stats";

async function show(first: Stats | null) {
  const now = { stats: first };
  network.use(
    http.get(api("/games"), () => {
      const games = [aGame("g1", { endedAt: new Date().toISOString() })];
      return HttpResponse.json({ games, sets: [], next: null });
    }),
    http.get(api("/user/stats"), ({ request }) => {
      const since = Date.now() - Number(new URL(request.url).searchParams.get("from"));
      expect(Math.round(since / 86_400_000)).toBeLessThanOrEqual(30);
      return now.stats ? HttpResponse.json({ stats: now.stats, ratings: [] }) : refusal(500, 1);
    }),
  );
  const [{ show: render }, { Stats }, messages, { statsMessages }] = await Promise.all([
    import("../../../tests/render"),
    import("./stats"),
    import("./messages"),
    import("~/components/stats/messages"),
  ]);
  await Promise.all([messages.dashboardStatsMessages.load("en"), statsMessages.load("en")]);
  await render("/dashboard", Stats);
  return now;
}

test("a month in four numbers, each with what it rests on; it follows new games", async () => {
  const now = await show(someStats(0, 0));
  await screen.findByText(/No games in the last 30 days/);
  expect(screen.getByRole("link", { name: "All stats" }).getAttribute("href")).toBe("/stats");
  now.stats = someStats(10, 4, { streak: -2, byDeck: [aDeckRate("Often", 10, 4)] });
  const { tellChanged } = await import("~/lib/signals/changes");
  act(() => tellChanged(["games"]));
  await screen.findByText("Often");
  const numbers = screen.getAllByRole("definition").map((number) => number.textContent);
  expect(numbers).toEqual([
    "104 of 10",
    "40%4 of 10 · 8–72%expected 25%",
    "−22 games without a win",
    "Often4 of 10 · 8–72%",
  ]);
});

test("stats that could not be loaded keep their place and say so", async () => {
  await show(null);
  expect(await screen.findByText("Your stats could not be loaded.")).toBeTruthy();
  expect(screen.getByText("A server error occurred. Please try again later.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
