import { cleanup, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Versus } from "~/lib/api/types";
import { commander } from "../../../../tests/decks";
import { api, network } from "../../../../tests/network";
import { aRate } from "../../../../tests/stats";

const facing = (games: number, ahead: number, level = 0) => ({
  games,
  ahead,
  behind: games - ahead - level,
  level,
});
const versus: Versus = {
  ...facing(12, 7, 1),
  mine: aRate(12, 4),
  theirs: aRate(12, 3),
  streak: -2,
  eliminations: { mine: 3, theirs: 1 },
  byFormat: [{ ...facing(12, 7, 1), formatId: "commander" }],
  byDeck: [
    {
      ...facing(8, 5, 1),
      mine: { deckId: "d1", name: "Tides" },
      theirs: { deckId: null, name: null },
    },
  ],
  byMonth: [
    { ...facing(5, 2), month: "2026-10" },
    { ...facing(7, 5, 1), month: "2026-11" },
  ],
  last: [
    {
      gameId: "g",
      playedAt: "2026-11-02T20:00:00Z",
      myPlacement: 3,
      theirPlacement: 1,
      seats: 4,
    },
  ],
};
const none: Versus = {
  ...versus,
  ...facing(0, 0),
  streak: 0,
  eliminations: { mine: 0, theirs: 0 },
  byFormat: [],
  byDeck: [],
  byMonth: [],
  last: [],
};

async function show(answer: Versus, address = "/user/ben") {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get(api("/user/ben/versus"), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ versus: answer });
    }),
  );
  const [{ show: render }, { default: Section }, { useUserStore }, ...messages] = await Promise.all(
    [
      import("../../../../tests/render"),
      import("./versus"),
      import("~/lib/user/store"),
      import("../messages").then((module) => module.versusMessages),
      import("../messages").then((module) => module.statsMessages),
      import("~/components/games/messages").then((module) => module.gamesMessages),
    ],
  );
  useUserStore.setState({ formats: [commander] });
  const lang = address.startsWith("/fr") ? "fr" : "en";
  await Promise.all(messages.map((one) => one.load(lang)));
  await render(address, () => <Section person={{ id: "ben", firstname: "Ben" }} />, "/*");
  await screen.findByRole("heading", { level: 3, name: /^(You and|Toi et) Ben$/ });
  return asked;
}

const rowsOf = async (title: string) => {
  const table = within(await screen.findByRole("region", { name: title })).getByRole("table");
  return within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
};

test("the score of the two, the run they are on, and who put whom out", async () => {
  await show(versus);
  expect((await screen.findByText("7 : 4")).parentElement?.textContent).toBe(
    "7 : 4you : Benover 12 games together, tied in 1",
  );
  expect(screen.getByText("games Ben finished ahead of you")).toBeTruthy();
  expect(screen.getByText("3 : 1")).toBeTruthy();
});

test("each chart has its table: rates, months, decks, and the last games with their links", async () => {
  await show(versus);
  expect((await rowsOf("Win rate when you both played")).map((row) => row.slice(0, 3))).toEqual([
    ["Who", "Games", "Wins"],
    ["You", "12", "4"],
    ["Ben", "12", "3"],
  ]);
  expect(await rowsOf("Month by month with Ben")).toEqual([
    ["Month", "Games", "You ahead", "Ben ahead", "Tied"],
    ["October 2026", "5", "2", "3", "0"],
    ["November 2026", "7", "5", "1", "1"],
  ]);
  expect((await rowsOf("Deck against deck"))[1]?.[0]).toBe("Tides against no deck");
  expect(screen.getByRole("link", { name: /you 3rd, Ben 1st of 4/ }).getAttribute("href")).toBe(
    "/game/g",
  );
  expect(screen.queryByRole("region", { name: "By format with Ben" })).toBeNull();
});

test("in French, over the filters in the address", async () => {
  const asked = await show(versus, "/fr/user/ben?format=commander");
  await screen.findByText(/sur 12 parties ensemble, à égalité dans 1/);
  expect(screen.getByText("parties où Ben a fini devant toi")).toBeTruthy();
  expect(asked[0]?.get("formatid")).toBe("commander");
});

test("two players who never met see how to start; an empty filter says so", async () => {
  await show(none);
  await screen.findByText("No games together yet");
  cleanup();
  await show(none, "/user/ben?format=commander");
  await screen.findByText("No games together match these filters.");
});
