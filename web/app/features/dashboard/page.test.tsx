import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Game, LiveTable } from "~/lib/api/types";
import { aDeck } from "../../../tests/decks";
import { aGame } from "../../../tests/games";
import { aLiveTable } from "../../../tests/live-tables";
import { api, network } from "../../../tests/network";
import { open } from "../../../tests/open";
import { aFriend, aPlaygroup } from "../../../tests/people";
import { someStats } from "../../../tests/stats";

let tables: LiveTable[];
let games: Game[];
let asked: string[];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 15, 21), toFake: ["Date"] });
  tables = [];
  games = [];
  asked = [];
  const answer = (path: string, body: () => object) =>
    http.get(api(path), ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname.replace("/api", "") + search.replace(/from=\d+/, "from"));
      return HttpResponse.json(body());
    });
  network.use(
    answer("/live/current", () => ({ tables })),
    answer("/games", () => ({ games, sets: [], next: null })),
    answer("/user/stats", () => ({ stats: someStats(games.length, 0), ratings: [] })),
  );
});

const ben = aFriend("ben", { firstname: "Ben" });
const settled = { decks: [aDeck("Elves")], friends: [ben], playgroups: [aPlaygroup("Friday")] };

async function show(known: Parameters<typeof open>[3] = {}, address = "/dashboard") {
  const store = await open(() => import("./page"), address, address, known);
  const { queryClient } = await import("~/lib/query");
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return store;
}

/** A table that is told of when the test says so. */
function tableLater() {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  network.use(
    http.get(api("/live/current"), async () => {
      await told;
      return HttpResponse.json({ tables: [aLiveTable("K7Q29F")] });
    }),
  );
  return tell;
}

/** The actions on top, the primary one first. */
function actions() {
  const header = screen.getByRole("heading", { level: 1 }).closest("header") as HTMLElement;
  return [...header.querySelectorAll("a, button")].map((action) => action.textContent);
}
const sections = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
const steps = () =>
  within(screen.getByRole("region", { name: "First steps" }))
    .getAllByRole("listitem")
    .map((step) => step.querySelector("p")?.textContent);

describe("the primary action", () => {
  test("is to return to the table one is at", async () => {
    tables = [aLiveTable("K7Q29F"), aLiveTable("Z2Z2Z2")];
    await show(settled);
    expect(actions()).toEqual(["Return to table", "Start a live game", "Record a game"]);
    const back = screen.getByRole("link", { name: "Return to table" });
    expect(back.getAttribute("href")).toBe("/live/K7Q29F");
    expect(await screen.findByRole("link", { name: "Code Z2Z2Z2" })).toBeTruthy();
  });

  test.each([
    ["a friend", { friends: [ben] }],
    ["a group", { playgroups: [aPlaygroup("Friday")] }],
  ])("is to start a game with %s", async (_, known) => {
    await show(known);
    expect(actions()).toEqual(["Start a live game", "Join a table", "Record a game"]);
  });

  test("is to record a game where there is nobody to play with yet", async () => {
    await show({
      friends: [{ ...ben, status: "incoming" }],
      playgroups: [aPlaygroup("Friday", { status: "invited" })],
    });
    expect(actions()).toEqual(["Record a game", "Start a live game", "Join a table"]);
  });

  test("is not known at first, and nothing is there that would move while someone presses it", async () => {
    network.use(http.get(api("/live/current"), () => new Promise<never>(() => {})));
    await open(() => import("./page"), "/dashboard", "/dashboard", settled);
    expect(actions()).toEqual([]);
  });

  test("a code is typed where one asks for it, in French too", async () => {
    await show({}, "/fr/dashboard");
    fireEvent.click(screen.getByRole("button", { name: "Rejoindre une table" }));
    const code = await screen.findByRole("textbox", { name: "Rejoindre une table par son code" });
    await waitFor(() => expect(document.activeElement === code).toBe(true));
  });
});

describe("the parts", () => {
  test("are shown all at once, in their final places", async () => {
    const tell = tableLater();
    games = [aGame("g1")];
    await open(() => import("./page"), "/dashboard", "/dashboard", settled);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.queryAllByRole("heading", { level: 2 })).toEqual([]);
    tell();
    await screen.findByRole("region", { name: "Live tables" });
    expect(sections()).toEqual(["Your last 30 days", "Last games", "Decks", "Groups", "Friends"]);
  });

  test("do not wait for long: what comes late moves nothing", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const tell = tableLater();
    games = [aGame("g1")];
    await open(() => import("./page"), "/dashboard", "/dashboard", {
      ...settled,
      friends: [ben, aFriend("cleo", { status: "incoming" })],
    });
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(actions()[0]).toBe("Start a live game");
    expect(sections().at(-1)).toBe("Inbox");
    vi.useRealTimers();
    tell();
    const live = await screen.findByRole("region", { name: "Live tables" });
    const friends = screen.getByRole("region", { name: "Friends" });
    expect(friends.compareDocumentPosition(live)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("ask for what they show: five games, and each thing once", async () => {
    games = [aGame("g1")];
    await show(settled);
    expect(asked.toSorted()).toEqual(["/games?limit=5", "/live/current", "/user/stats?from"]);
  });

  test("stats that come last are asked for once", async () => {
    games = [aGame("g1")];
    let count = 0;
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    network.use(
      http.get(api("/user/stats"), async () => {
        count += 1;
        await told;
        return HttpResponse.json({ stats: someStats(1, 0), ratings: [] });
      }),
    );
    await open(() => import("./page"), "/dashboard", "/dashboard", settled);
    await screen.findByRole("heading", { name: "Your last 30 days" });
    tell();
    expect(await screen.findByText("Win rate")).toBeTruthy();
    expect(count).toBe(1);
  });

  test("what needs an answer is in the inbox alone", async () => {
    games = [aGame("g1")];
    await show({
      decks: [aDeck("Elves")],
      friends: [ben, aFriend("cleo", { firstname: "Cleo", status: "incoming" })],
      playgroups: [aPlaygroup("Friday"), aPlaygroup("Shop", { status: "invited" })],
    });
    expect(sections()[0]).toBe("Inbox");
    const inbox = within(screen.getByRole("region", { name: "Inbox" }));
    expect(inbox.getByLabelText("Accept Cleo")).toBeTruthy();
    expect(inbox.getByLabelText("Join Shop")).toBeTruthy();
    expect(screen.getAllByText("Cleo")).toHaveLength(1);
    expect(screen.getAllByText("Shop")).toHaveLength(1);
  });

  test("without a game in 30 days there is nothing to wait for", async () => {
    games = [aGame("g1", { endedAt: "2026-09-01T20:00:00Z" })];
    network.use(http.get(api("/user/stats"), () => new Promise<never>(() => {})));
    await open(() => import("./page"), "/dashboard", "/dashboard", settled);
    expect(await screen.findByText(/^No games in the last 30 days/)).toBeTruthy();
  });
});

describe("the first steps of a new account", () => {
  test("stand in the place of empty lists, and are ticked as they are done", async () => {
    const store = await show();
    expect(sections()).toEqual(["First steps"]);
    expect(steps()).toEqual(["Your first deck", "People to play with", "Your first game"]);
    act(() => store.setState({ decks: [aDeck("Elves")] }));
    expect(sections()).toEqual(["First steps", "Decks"]);
    expect(steps()[0]).toBe("Your first deck (done)");
    expect(screen.queryByRole("link", { name: "Add a deck" })).toBeNull();
    act(() => store.setState({ friends: [ben] }));
    expect(steps()[1]).toBe("People to play with (done)");
    games = [aGame("g1")];
    const { tellChanged } = await import("~/lib/signals/changes");
    act(() => tellChanged(["games"]));
    await waitFor(() => expect(screen.queryByText("First steps")).toBeNull());
  });

  test("are gone for good once all are done", async () => {
    games = [aGame("g1")];
    const store = await show(settled);
    expect(screen.queryByText("First steps")).toBeNull();
    act(() => store.setState({ decks: [] }));
    expect(screen.queryByText("First steps")).toBeNull();
    cleanup();
    await show({ friends: [ben] });
    expect(screen.queryByText("First steps")).toBeNull();
    expect(screen.getByText("No decks yet")).toBeTruthy();
  });

  test("are gone for good once dismissed, unless that is undone", async () => {
    await show();
    fireEvent.click(screen.getByRole("button", { name: "Hide first steps" }));
    expect(screen.queryByText("First steps")).toBeNull();
    const { useToasts } = await import("~/ui/toast-store");
    act(() => useToasts.getState().act(useToasts.getState().toasts[0]?.id ?? 0));
    fireEvent.click(screen.getByRole("button", { name: "Hide first steps" }));
    cleanup();
    await show();
    expect(screen.queryByText("First steps")).toBeNull();
  });

  test("are not shown where the lists could not be read", async () => {
    const [{ default: Page, clientLoader }, { useListsLoad }, { useUserStore }] = await Promise.all(
      [import("./page"), import("~/lib/user/lists-load"), import("~/lib/user/store")],
    );
    const failing = async (args: Parameters<typeof clientLoader>[0]) => {
      const { lastFetch } = useUserStore.getState();
      useUserStore.setState({ lastFetch: { ...lastFetch, decks: null } });
      useListsLoad.setState({ failed: true, error: new Error() });
      return clientLoader(args);
    };
    const load = async () => ({ default: Page, clientLoader: failing });
    await open(load, "/dashboard", "/dashboard");
    expect(await screen.findByText("No games yet")).toBeTruthy();
    expect(screen.queryByText("First steps")).toBeNull();
    useListsLoad.setState({ failed: false });
  });
});

describe("the year in review", () => {
  const link = () => screen.queryByRole("link", { name: /in review/ });

  test("is linked in December", async () => {
    vi.setSystemTime(new Date(2026, 11, 1));
    games = [aGame("g1")];
    await show(settled);
    expect(link()?.getAttribute("href")).toBe("/review/2026");
  });

  test.each([
    ["in November", new Date(2026, 10, 30), "2026-11-15T20:00:00Z"],
    ["without a game this year", new Date(2026, 11, 1), "2025-11-15T20:00:00Z"],
  ])("is not linked %s", async (_, now, endedAt) => {
    vi.setSystemTime(now);
    games = [aGame("g1", { endedAt })];
    await show(settled);
    expect(link()).toBeNull();
  });
});
