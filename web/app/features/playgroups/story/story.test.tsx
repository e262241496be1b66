import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Game, GroupStats, Leaderboard, LeaderboardRow, Playgroup } from "~/lib/api/types";
import { aGame, aSeat } from "../../../../tests/games";
import { api, network, refusal } from "../../../../tests/network";
import { open } from "../../../../tests/open";
import { aPlaygroup } from "../../../../tests/people";
import { aRate, aRow, someGroupStats } from "../../../../tests/stats";
import { gamesToTell } from "./games-to-tell";

const friday = aPlaygroup("g1", { name: "Friday", membersCount: 4, gamesCount: 60 });

const player = (id: string, rank: number, value: number, more: Partial<LeaderboardRow> = {}) =>
  aRow(id, rank, value, {
    rating: { ...aRow(id, rank, value).rating, settled: true, gamesLeft: 0 },
    ...more,
  });

/** A game of the night before, won by the first. */
const won = (id: string, ...order: string[]): Game =>
  aGame(id, {
    endedAt: new Date(2026, 10, 13, 21).toISOString(),
    seats: order.map((name, at) =>
      aSeat(at + 1, { userId: name, username: name, firstname: name }),
    ),
  });

let board: Leaderboard;
let members: GroupStats;
let month: GroupStats;
let games: Game[];
let failing: boolean;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 15, 12), toFake: ["Date"] });
  board = {
    players: [
      player("Ada", 1, 1500),
      player("ben", 2, 1124),
      player("me", 3, 1042, { change: -8 }),
      player("dan", 4, 900),
    ],
    decks: [],
    hidden: 0,
    counting: false,
  };
  members = someGroupStats({ Ada: aRate(64, 32), ben: aRate(60, 15), me: aRate(60, 12) });
  month = someGroupStats({});
  games = [won("one", "Ada", "ben", "me"), won("two", "ben", "Ada"), won("three", "Ada", "dan")];
  failing = false;
  asked = [];
});

async function openStory(group: Playgroup = friday, lang = "") {
  network.use(
    http.get(api("/playgroup/g1"), () => HttpResponse.json({ playgroup: group })),
    http.get(api("/playgroup/g1/leaderboard"), () => {
      asked.push("leaderboard");
      return HttpResponse.json(board);
    }),
    http.get(api("/playgroup/g1/games"), ({ request }) => {
      const limited = new URL(request.url).searchParams.has("limit");
      if (limited) asked.push("night");
      return HttpResponse.json({ games, sets: [], next: null });
    }),
    http.get(api("/playgroup/g1/stats"), ({ request }) => {
      const timed = new URL(request.url).searchParams.has("from");
      asked.push(timed ? "month" : "stats");
      if (failing) return refusal(503, 17);
      return HttpResponse.json({ stats: timed ? month : members });
    }),
    http.get(api("/tags"), () => HttpResponse.json({ tags: [] })),
  );
  await Promise.all([import("./story"), import("../show/group-games")]);
  return open(
    () => import("../playgroup"),
    `${lang}/playgroup/g1/friday`,
    `${lang}/playgroup/:id/:name?`,
  );
}

/** The story once all of it was read. */
async function story(title = "Who’s ahead") {
  const part = await screen.findByRole("region", { name: title });
  await waitFor(() => expect(part.querySelector(".animate-breathe")).toBeNull());
  return within(part);
}
const leaders = (part: ReturnType<typeof within>) =>
  within(part.getAllByRole("list")[0] as HTMLElement).getAllByRole("listitem");

describe("the podium", () => {
  test("has the three leaders with points, rating and trend, and marks me", async () => {
    await openStory();
    const [first, second, third, ...none] = leaders(await story());
    expect(none).toEqual([]);
    expect(first?.textContent).toMatch(/Rank 1.*Ada.*1,371points.*Rating 1,500 ± 86.*up 14/);
    expect(first?.textContent).not.toContain("You");
    expect(second?.textContent).toMatch(/Rank 2.*ben.*995points/);
    expect(third?.textContent).toMatch(/Rank 3.*me.*You.*down 8/);
    within(first as HTMLElement).getByRole("link", { name: "Ada" });
    // Second, first, third from left to right, whatever a screen reader reads first.
    expect([first, second, third].map((item) => item?.className.match(/order-\d/)?.[0])).toEqual([
      "order-2",
      "order-1",
      "order-3",
    ]);
  });

  test("has equals on the same step, and says who is level beyond it", async () => {
    board.players = [
      player("Ada", 1, 1200),
      player("ben", 1, 1200),
      player("cleo", 3, 1100),
      player("dan", 3, 1100),
    ];
    await openStory();
    const part = await story();
    const ranks = leaders(part).map((item) => item.textContent?.match(/Rank \d/)?.[0]);
    expect(ranks).toEqual(["Rank 1", "Rank 1", "Rank 3"]);
    part.getByText("1 more player is level with cleo.");
    part.getByText("Level at the top: Ada and ben.");
  });

  test("tells two of the same first name apart", async () => {
    board.players = [player("Ada", 1, 1500), player("ada2", 2, 1124, { name: "Ada" })];
    await openStory();
    (await story()).getByRole("link", { name: "Ada (ada2)" });
  });

  test("has one player alone, and says so", async () => {
    board.players = [player("Ada", 1, 1010)];
    await openStory();
    const part = await story();
    expect(leaders(part)).toHaveLength(1);
    part.getByText("Only one player is on the leaderboard so far.");
    part.getByText(/^You aren’t on the leaderboard yet/);
  });
});

describe("the sentence", () => {
  test("says of a leader that it is no accident, with the numbers", async () => {
    await openStory();
    (await story()).getByText(
      "Ada leads, and it’s no accident: 50% of 64 games won where 25% were expected.",
    );
  });

  test("speaks to me where I lead", async () => {
    board.players = [player("me", 1, 1500), player("ben", 2, 1124)];
    members = someGroupStats({ me: aRate(64, 18) });
    await openStory();
    const part = await story();
    part.getByText(/^You lead clearly on rating, though wins don’t prove it yet: 28% of 64/);
    part.getByText("You’re #1, 376 points ahead of ben.");
  });

  test("says when a lead is not safe, and when that would be known", async () => {
    board.players = [player("Ada", 1, 1200), player("me", 2, 1190)];
    await openStory();
    const part = await story();
    part.getByText(
      "Ada leads with 50% of 64 games won (25% expected), but the lead over you isn’t safe yet.",
    );
    part.getByText("Even 100 more games may not tell.");
  });

  test("counts the games that would tell where it is too close to call", async () => {
    const unsure = (id: string, rank: number, value: number) =>
      player(id, rank, value, { rating: { ...player(id, rank, value).rating, band: 300 } });
    board.players = [unsure("Ada", 1, 1400), unsure("ben", 2, 1000)];
    members = someGroupStats({ Ada: aRate(60, 16) });
    await openStory();
    const count = gamesToTell(400, 300, 300);
    (await story()).getByText(
      `Too close to call between Ada and ben: about ${count} more games would tell.`,
    );
  });

  test("is left out where the stats cannot be read; the podium stays", async () => {
    failing = true;
    await openStory();
    const part = await story();
    expect(leaders(part)).toHaveLength(3);
    part.getByText("You’re #3, 82 points behind ben.");
    expect(part.queryByText(/leads/)).toBeNull();
  });

  test("is written in French, with its spaces", async () => {
    board.players = [player("Ada", 1, 1120), player("me", 2, 1100)];
    members = someGroupStats({ Ada: aRate(60, 16) });
    await openStory(friday, "/fr");
    const part = await story("Qui mène");
    part.getByText(
      /^Trop serré entre Ada et toi\s: même 100 parties de plus ne suffiraient peut-être pas\.$/,
    );
    part.getByText(/^Tu es n°\s2, 20 points derrière Ada\.$/);
    within(leaders(part)[1] as HTMLElement).getByText("Toi");
    part.getByText(/^Que veulent dire les points et le ±\s\?$/);
  });
});

describe("my place", () => {
  test("has the points to the next above, and when my rating settles", async () => {
    board.players = [player("Ada", 1, 1500), aRow("me", 2, 1042)];
    await openStory();
    const part = await story();
    part.getByText("You’re #2, 458 points behind Ada.");
    part.getByText("Your rating settles in about 4 more games.");
  });

  test("is mine alone where I keep it to myself, and others do not count who do so", async () => {
    board = {
      ...board,
      players: [player("Ada", 1, 1500), player("me", 2, 1042, { private: true })],
      hidden: 2,
    };
    await openStory();
    (await story()).getByText(
      "Your stats here are private: only you see your place. Not counting 2 members with private stats.",
    );
  });
});

describe("the last night", () => {
  const card = (name = "Last game night") => screen.findByRole("region", { name });

  test("says who won how many, and names nobody who keeps their stats private", async () => {
    games = [
      ...games,
      won("four", "private", "Ada"),
      { ...won("old", "dan", "ben"), endedAt: new Date(2026, 10, 1, 21).toISOString() },
    ];
    await openStory();
    const night = await card();
    within(night).getByText("Friday, November 13 · 4 games");
    const rows = within(night).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Ada2 wins$/),
      expect.stringMatching(/ben1 win$/),
    ]);
    within(night).getByText("1 win by others");
    expect(night.textContent).not.toContain("private");
  });

  test("follows a game that was recorded meanwhile", async () => {
    await openStory();
    await card();
    games = [won("new", "me", "Ada"), ...games];
    const { tellChanged } = await import("~/lib/signals/changes");
    act(() => tellChanged(["playgroup:g1"]));
    await waitFor(async () => expect((await card()).textContent).toContain("You1 win"));
  });
});

describe("the rivalry of the month", () => {
  test("shows both with how often each was ahead", async () => {
    month = someGroupStats(
      { me: aRate(12, 5), ben: aRate(12, 4) },
      { matrix: [{ userId: "me", otherId: "ben", games: 11, ahead: 5, behind: 4, level: 2 }] },
    );
    await openStory();
    const rivalry = await screen.findByRole("region", { name: "Rivalry of the month" });
    const sides = within(rivalry).getAllByRole("listitem");
    expect(sides.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/You5$/),
      expect.stringMatching(/ben4$/),
    ]);
    expect(rivalry.textContent).toContain("2 ties.");
  });

  test("is left out without one", async () => {
    await openStory();
    await story();
    expect(asked).toContain("month");
    expect(screen.queryByRole("heading", { name: "Rivalry of the month" })).toBeNull();
  });

  test("is not asked for where there cannot be any", async () => {
    await openStory({ ...friday, gamesCount: 3 });
    await story();
    expect(asked).not.toContain("month");
  });
});

test("a group without games has no story and asks for none", async () => {
  games = [];
  await openStory({ ...friday, gamesCount: 0 });
  await screen.findByText("No games in this group yet");
  expect(screen.queryByRole("heading", { name: "Who’s ahead" })).toBeNull();
  expect(asked).toEqual([]);
});

test("where nobody may be seen on the leaderboard, the last night is left", async () => {
  board = { ...board, players: [], hidden: 4 };
  await openStory();
  const night = await screen.findByRole("region", { name: "Last game night" });
  expect(within(night).queryByRole("listitem")).toBeNull();
  within(night).getByText("3 wins by others");
  screen.getByText("Not counting 4 members with private stats.");
  expect(screen.queryByText("What do points and ± mean?")).toBeNull();
});
