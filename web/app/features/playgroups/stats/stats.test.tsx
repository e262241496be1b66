import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GroupStats, Leaderboard, Playgroup, Season } from "~/lib/api/types";
import { api, network } from "../../../../tests/network";
import { open, withDialogs } from "../../../../tests/open";
import { aMember, aPlaygroup } from "../../../../tests/people";
import { aRate, aRow, someGroupStats } from "../../../../tests/stats";

const members = ["me", "ben", "cleo"].map((id) => aMember(id));
const friday = aPlaygroup("g1", {
  name: "Friday",
  members,
  membersCount: 3,
  gamesCount: 40,
});

const stats = someGroupStats(
  { me: aRate(40, 12), ben: aRate(40, 12) },
  {
    games: 1240,
    averageMinutes: 75,
    timedGames: 12,
    matrix: [
      { userId: "me", otherId: "ben", games: 12, ahead: 7, behind: 4, level: 1 },
      { userId: "ben", otherId: "me", games: 12, ahead: 4, behind: 7, level: 1 },
    ],
    byMonth: [
      { month: "2026-10", games: 3 },
      { month: "2026-11", games: 9 },
    ],
  },
);

let board: Leaderboard;
let answered: GroupStats;
let seasons: Season[];
let mine: boolean;
let asked: URLSearchParams[];
let done: unknown[];

beforeEach(() => {
  board = {
    players: [aRow("ben", 1, 1124), aRow("me", 2, 1042, { change: -8 })],
    decks: [],
    hidden: 0,
    counting: false,
  };
  answered = stats;
  seasons = [];
  mine = false;
  asked = [];
  done = [];
  withDialogs();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

async function openStats({ group = friday, search = "", lang = "" } = {}) {
  network.use(
    http.get(api("/playgroup/g1"), () => HttpResponse.json({ playgroup: group })),
    http.get(api("/playgroup/g1/leaderboard"), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(board);
    }),
    http.get(api("/playgroup/g1/games"), () =>
      HttpResponse.json({ games: [], sets: [], next: null }),
    ),
    http.get(api("/playgroup/g1/stats"), () => HttpResponse.json({ stats: answered })),
    http.get(api("/playgroup/g1/seasons"), () => HttpResponse.json({ seasons, private: mine })),
    http.get(api("/tags"), () => HttpResponse.json({ tags: [] })),
  );
  await Promise.all([import("./stats"), import("./season-dialog"), import("./over-time")]);
  return open(
    () => import("../playgroup"),
    `${lang}/playgroup/g1/friday?show=figures${search}`,
    `${lang}/playgroup/:id/:name?`,
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const names = () =>
  [...document.querySelectorAll<HTMLElement>("[data-row]")].map((row) => row.dataset.row);

describe("the leaderboard", () => {
  test("shows the points it sorts by, rating, change and rate, and the same in a table", async () => {
    await openStats();
    const table = await screen.findByRole("table", { name: "Leaderboard" });
    const row = document.querySelector<HTMLElement>("[data-row=ben]");
    expect(row?.textContent).toContain("995 points");
    expect(row?.textContent).toContain(
      "rating 1,124 ± 86 · 30% win rate · 12 of 40 · 1 draw · 18–45%",
    );
    within(row as HTMLElement).getByText("up 14");
    within(document.querySelector("[data-row=me]") as HTMLElement).getByText("down 8");
    const cells = within(within(table).getByRole("row", { name: /^ben/ })).getAllByRole("cell");
    expect(cells.slice(0, 5).map((cell) => cell.textContent)).toEqual([
      "1",
      "1,124",
      "± 86",
      "995",
      "+14",
    ]);
  });

  test("marks me, and says what is not settled and nothing of what is", async () => {
    const [ben, me] = board.players;
    if (ben && me) board.players = [ben, { ...me, rating: { ...me.rating, settled: true } }];
    await openStats();
    await screen.findByRole("table", { name: "Leaderboard" });
    const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row=${id}]`);
    within(rowOf("me") as HTMLElement).getByText("You");
    expect(rowOf("ben")?.textContent).not.toContain("You");
    expect(rowOf("ben")?.textContent).toContain("Settles in about 4 more games");
    expect(rowOf("me")?.textContent).not.toMatch(/settle/i);
  });

  test("explains points, the ± and few games in a tap", async () => {
    await openStats();
    await screen.findByRole("table", { name: "Leaderboard" });
    const panel = within(screen.getByRole("tabpanel"));
    const fold = panel.getByText("What do points and ± mean?").closest("details");
    expect(fold?.open).toBe(false);
    fireEvent.click(panel.getByText("What do points and ± mean?"));
    expect(fold?.open).toBe(true);
    expect(fold?.textContent).toContain("one and a half times its ±");
    expect(fold?.textContent).toContain("settles after about 20 games");
  });

  test("of sixty has my row in sight, wherever I stand", async () => {
    const crowd = Array.from({ length: 59 }, (_, at) => aRow(`person-${at}`, at + 1, 1500 - at));
    board = { ...board, players: [...crowd, aRow("me", 60, 900)] };
    await openStats();
    await waitFor(() => expect(names()).toHaveLength(13));
    expect(names().at(-1)).toBe("me");
    press("Show all 60");
    expect(names()).toHaveLength(60);
  });

  test("is written as the French write numbers", async () => {
    await openStats({ lang: "/fr" });
    await screen.findByRole("table", { name: "Classement" });
    expect(document.querySelector("[data-row=ben]")?.textContent).toMatch(/1\s124 ± 86/);
    expect(document.querySelector("[data-row=ben]")?.textContent).toMatch(/12 sur 40.*18–45\s%/);
  });

  test("moves by itself when a game was counted", async () => {
    await openStats();
    await waitFor(() => expect(names()).toEqual(["ben", "me"]));
    board = { ...board, players: [aRow("me", 1, 1150), aRow("ben", 2, 1100)] };
    const { tellChanged } = await import("~/lib/signals/changes");
    act(() => tellChanged(["figures"]));
    await waitFor(() => expect(names()).toEqual(["me", "ben"]));
    await screen.findByText("The leaderboard has changed.");
  });

  test("says who is hidden, that it counts, and what only I see", async () => {
    board = {
      ...board,
      players: [aRow("me", 1, 1042, { private: true })],
      hidden: 2,
      counting: true,
    };
    await openStats();
    await screen.findByText("2 members keep their stats private.");
    screen.getByText("New games are being counted…");
    screen.getByText("Only you can see this");
  });

  test("a time of the address is asked for", async () => {
    await openStats({ search: "&from=2026-09-01&until=2026-11-30" });
    await screen.findByRole("table", { name: "Leaderboard" });
    // The story above asks for all of time.
    const timed = asked.find((query) => query.has("from"));
    expect(timed?.get("from")).toBe(String(new Date(2026, 8, 1).getTime()));
    expect(timed?.get("until")).toBe(String(new Date(2026, 11, 1).getTime()));
    screen.getByText(/Ranked by how far each rating rose in this period/);
    const row = document.querySelector<HTMLElement>("[data-row=ben]");
    within(row as HTMLElement).getByText("+14");
    expect(row?.textContent).not.toContain("points");
  });

  test("without a game it teaches", async () => {
    board = { ...board, players: [] };
    answered = { ...stats, games: 0 };
    await openStats();
    await screen.findByText("No ratings yet");
    expect(
      screen
        .getAllByRole("link", { name: "Record a game with this group" })
        .at(-1)
        ?.getAttribute("href"),
    ).toBe("/games/record?playgroup=g1");
  });
});

describe("the group's games", () => {
  test("who beats whom is a table whose cells say it in full", async () => {
    await openStats();
    const grid = await screen.findByRole("grid", { name: "Who beats whom" });
    within(grid).getByLabelText("me ahead of ben in 7 of 12, behind in 4, tied in 1");
    within(screen.getByRole("table", { name: "Did we play more than last year?" })).getByRole(
      "row",
      {
        name: "November 2026 9",
      },
    );
  });
});

describe("seasons", () => {
  const autumn: Season = {
    id: "s1",
    name: "Autumn",
    from: new Date(2026, 8, 1).toISOString(),
    until: null,
  };

  test("an admin makes one, by its days", async () => {
    network.use(
      http.post(api("/playgroup/g1/seasons"), async ({ request }) => {
        done.push(await request.json());
        seasons = [autumn];
        return HttpResponse.json({ season: autumn }, { status: 201 });
      }),
    );
    await openStats();
    fireEvent.click(await screen.findByRole("button", { name: "New season" }));
    fireEvent.click(await screen.findByRole("button", { name: "Save season" }));
    screen.getByText("A season needs a name.");
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Autumn" } });
    fireEvent.change(screen.getByLabelText("First day"), { target: { value: "2026-09-01" } });
    fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: "2026-08-01" } });
    press("Save season");
    screen.getByText(/^The last day is before the first/);
    expect(done).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: "" } });
    expect(localStorage.getItem("draft:me:season-g1")).toContain("Autumn");
    press("Save season");
    await screen.findByRole("button", { name: "Show stats of Autumn" });
    expect(done).toEqual([{ name: "Autumn", from: autumn.from, until: null }]);
    expect(Object.keys(localStorage).join()).not.toContain(":season-g1");
    const { useToasts } = await import("~/ui/toast-store");
    await waitFor(() =>
      expect(useToasts.getState().toasts.at(-1)?.message).toBe("“Autumn” created."),
    );
  });

  test("another member's is there without a reload", async () => {
    await openStats({ group: { ...friday, role: "member" } as Playgroup });
    await screen.findByRole("table", { name: "Leaderboard" });
    expect(screen.queryByRole("option", { name: "Autumn" })).toBeNull();
    seasons = [autumn];
    const { tellChanged } = await import("~/lib/signals/changes");
    act(() => tellChanged(["playgroup:g1"]));
    expect(await screen.findByRole("option", { name: "Autumn" })).toBeTruthy();
    seasons = [];
    act(() => tellChanged(["playgroup:g1"]));
    await waitFor(() => expect(screen.queryByRole("option", { name: "Autumn" })).toBeNull());
  });

  test("in the address is chosen there, and all of time is one choice away", async () => {
    seasons = [autumn];
    await openStats({ search: "&from=2026-09-01" });
    await screen.findByRole("option", { name: "Autumn", selected: true });
    fireEvent.change(screen.getByLabelText("Time"), { target: { value: "" } });
    await waitFor(() => expect(asked.at(-1)?.has("from")).toBe(false));
  });

  test("one that is deleted comes back by the toast, and is gone with it", async () => {
    seasons = [autumn];
    network.use(
      http.delete(api("/playgroup/g1/season/s1"), () => {
        done.push("deleted");
        seasons = [];
        return HttpResponse.json({ seasons });
      }),
    );
    await openStats();
    const remove = async () => {
      fireEvent.click(await screen.findByRole("button", { name: "More actions for Autumn" }));
      fireEvent.click(screen.getByRole("menuitem", { name: "Delete season" }));
      await waitFor(() =>
        expect(screen.queryByRole("button", { name: "Show stats of Autumn" })).toBeNull(),
      );
    };
    const { useToasts } = await import("~/ui/toast-store");
    const last = () => useToasts.getState().toasts.at(-1)?.id ?? 0;
    await remove();
    act(() => useToasts.getState().act(last()));
    expect(await screen.findByRole("button", { name: "Show stats of Autumn" })).toBeTruthy();
    expect(done).toEqual([]);
    await remove();
    act(() => useToasts.getState().dismiss(last()));
    await waitFor(() => expect(done).toEqual(["deleted"]));
    expect(screen.queryByRole("button", { name: "Show stats of Autumn" })).toBeNull();
  });

  test("one that goes on is ended today, and the toast takes that back", async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 15, 23, 59), toFake: ["Date"] });
    seasons = [autumn];
    network.use(
      http.put(api("/playgroup/g1/season/s1"), async ({ request }) => {
        done.push(await request.json());
        return HttpResponse.json({ season: autumn });
      }),
    );
    await openStats();
    fireEvent.click(await screen.findByRole("button", { name: "More actions for Autumn" }));
    fireEvent.click(screen.getByRole("menuitem", { name: "End season today" }));
    const { useToasts } = await import("~/ui/toast-store");
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    act(() => useToasts.getState().act(useToasts.getState().toasts[0]?.id ?? 0));
    await waitFor(() => expect(done).toHaveLength(2));
    expect(done).toEqual([
      { name: "Autumn", from: autumn.from, until: new Date(2026, 10, 16).toISOString() },
      { name: "Autumn", from: autumn.from, until: null },
    ]);
  });

  test("one is chosen, and the address says which time that is", async () => {
    seasons = [autumn];
    await openStats({ group: { ...friday, role: "member" } as Playgroup });
    const show = await screen.findByRole("button", { name: "Show stats of Autumn" });
    expect(screen.queryByRole("button", { name: "More actions for Autumn" })).toBeNull();
    expect(screen.queryByRole("button", { name: "New season" })).toBeNull();
    fireEvent.click(show);
    await waitFor(() =>
      expect(asked.at(-1)?.get("from")).toBe(String(new Date(2026, 8, 1).getTime())),
    );
    screen.getByRole<HTMLOptionElement>("option", { name: "Autumn", selected: true });
  });
});

test("I keep my stats to myself by one press", async () => {
  network.use(
    http.put(api("/playgroup/g1/private"), async ({ request }) => {
      done.push(await request.json());
      mine = true;
      return HttpResponse.json({ private: true });
    }),
  );
  await openStats();
  const box = await screen.findByRole("checkbox", {
    name: "Keep my stats private in this group",
  });
  fireEvent.click(box);
  await waitFor(() => expect(done).toEqual([{ private: true }]));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Keep my/ }).checked).toBe(true),
  );
});
