import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Game, NoteHit } from "~/lib/api/types";
import { forgetDrafts } from "~/lib/draft";
import { useUserStore } from "~/lib/user/store";
import { aDeck, commander } from "../../../tests/decks";
import { aGame, aSeat, aSet } from "../../../tests/games";
import { api, network, refusal } from "../../../tests/network";
import { withDialogs } from "../../../tests/open";
import { aFriend, aMember, aPlaygroup } from "../../../tests/people";
import { show } from "../../../tests/render";
import SearchDialog, { loadMessages } from "./search-dialog";

const onClose = vi.fn();
let asked: string[];
let games: Game[];
let notes: NoteHit[];
let next: number | null;

beforeEach(() => {
  withDialogs();
  onClose.mockClear();
  asked = [];
  games = [];
  notes = [];
  next = null;
  network.use(
    http.get(api("/games"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`games ${searchParams.get("q")} ${searchParams.get("limit")}`);
      return HttpResponse.json({ games, sets: [], next });
    }),
    http.get(api("/notes/search"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`notes ${searchParams.get("q")} ${searchParams.get("limit")}`);
      return HttpResponse.json({ notes, next });
    }),
  );
});

const aNote = (id: string, more: Partial<NoteHit>): NoteHit => ({
  id,
  gameId: null,
  setId: null,
  content: "Kofi held everyone back",
  createdAt: "2026-11-01T20:00:00Z",
  updatedAt: "2026-11-01T20:00:00Z",
  version: 1,
  snippet: [
    { text: "Kofi", hit: true },
    { text: " held everyone back", hit: false },
  ],
  game: null,
  set: null,
  ...more,
});

async function open(address = "/decks", userId = "me") {
  cleanup();
  useUserStore.setState({
    ...useUserStore.getInitialState(),
    userData: { id: userId, firstname: "Ada", lastname: null, username: "ada", picture: null },
    decks: [
      aDeck("Cœur d’Æther", { commanders: ["Élise the Bold"] }),
      aDeck("Kofi Killer", { lastPlayed: "2026-11-01T00:00:00Z" }),
    ],
    formats: [commander],
    friends: [aFriend("kofi", { firstname: "Kofi" })],
    playgroups: [
      aPlaygroup("Kofi’s kitchen", {
        members: [aMember("me"), aMember("zoe", { firstname: "Zoé" }), aMember("kofi")],
        membersCount: 3,
      }),
    ],
  });
  await loadMessages(address.startsWith("/fr") ? "fr" : "en");
  await show(address, () => <SearchDialog onClose={onClose} />);
}

const box = () => screen.getByRole<HTMLInputElement>("combobox");
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key: string, more = {}) => fireEvent.keyDown(box(), { key, ...more });
const options = () => screen.queryAllByRole<HTMLAnchorElement>("option");
const titles = () => options().map((option) => option.querySelector("span span")?.textContent);
const group = (name: string) => screen.getByRole("group", { name });
const addresses = (name: string) =>
  within(group(name))
    .getAllByRole("option")
    .map((option) => option.getAttribute("href"));
const headings = () =>
  screen.queryAllByRole("group").map((one) => one.firstElementChild?.textContent);
const active = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "");
const settled = (count: RegExp) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toMatch(count));

describe("results", () => {
  test("of each kind lead to their pages, those known here first", async () => {
    const kofi = aSeat(1, { firstname: "Kofi", deckName: "Mill", placement: 1 });
    games = [aGame("g1", { seats: [aSeat(2, { firstname: "Ada", placement: 2 }), kofi] })];
    notes = [
      aNote("n1", { gameId: "g2", game: aGame("g2") }),
      aNote("n2", { setId: "s1", set: aSet("s1") }),
    ];
    await open();
    type("kofi");
    await settled(/^6 results$/);
    expect(headings()).toEqual(["Decks", "People", "Groups", "Games", "Notes"]);
    expect(addresses("Decks")).toEqual(["/deck/Kofi Killer/kofi-killer"]);
    expect(addresses("People")).toEqual(["/user/kofi/kofi"]);
    expect(addresses("Groups")).toEqual(["/playgroup/Kofi’s kitchen/kofi-s-kitchen"]);
    expect(addresses("Games")).toEqual(["/game/g1"]);
    expect(addresses("Notes")).toEqual(["/game/g2", "/set/s1"]);
    expect(within(group("Games")).getByText("Kofi, Ada")).toBeTruthy();
    expect(within(group("Groups")).getByText("3 members")).toBeTruthy();
    expect(asked.toSorted()).toEqual(["games kofi 5", "notes kofi 5"]);
  });

  test.each([
    ["/decks", "COEUR aether", "/deck/Cœur d’Æther/coeur-d-aether"],
    ["/decks", "elise", "/deck/Cœur d’Æther/coeur-d-aether"],
    ["/decks", "zoe", "/user/zoe/zoe"],
    ["/decks", "record a g", "/games/record"],
    ["/decks", "settings", "/profile"],
    ["/decks", "year", "/review"],
    ["/fr/decks", "etiquettes", "/fr/tags"],
    ["/fr/decks", "reglages", "/fr/profile"],
    ["/fr/decks", "deconnexion", "/fr/logout"],
    ["/fr/decks", "d'utilisation", "/fr/terms-of-service"],
  ])("at %s, %s finds %s first", async (address, typed, path) => {
    await open(address);
    type(typed);
    expect(active()?.getAttribute("href")).toBe(path);
  });

  test("more than fit are one choice away", async () => {
    games = [aGame("g1", { seats: [aSeat(1, { firstname: "Bo" })] })];
    notes = [1, 2, 3, 4, 5].map((id) => aNote(`n${id}`, { setId: "s1", set: aSet("s1") }));
    next = 1;
    await open();
    type("zo & co");
    await settled(/^8 results$/);
    expect(addresses("Games")).toEqual(["/game/g1", "/games?q=zo+%26+co"]);
    expect(addresses("Notes").at(-1)).toBe("/games?view=notes&notes=zo+%26+co");
    expect(within(group("Games")).getByText("All games with “zo & co”")).toBeTruthy();
  });

  test("that are none are said to be none", async () => {
    await open("/fr/decks");
    type("zzz");
    await settled(/^0 résultat$/);
    expect(screen.getByText("Aucun résultat pour « zzz »")).toBeTruthy();
    expect(box().getAttribute("aria-expanded")).toBe("false");
  });
});

describe("asking the server", () => {
  test("waits for a pause, and asks once for what was typed by then", async () => {
    await open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (const typed of ["k", "ko", "kof", "kofi "]) {
      type(typed);
      act(() => void vi.advanceTimersByTime(249));
      expect(asked).toEqual([]);
    }
    // What is known here does not wait.
    expect(headings()).toEqual(["Decks", "People", "Groups"]);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await settled(/^3 results$/);
    expect(asked.toSorted()).toEqual(["games kofi 5", "notes kofi 5"]);
  });

  test("is left be while there is no word", async () => {
    await open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type(" … ");
    act(() => void vi.advanceTimersByTime(1000));
    expect(asked).toEqual([]);
    expect(headings()).toEqual(["Pages"]);
  });

  test("leaves the last answer on show, as far as it answers the new words too", async () => {
    games = [
      aGame("g1", { seats: [aSeat(1, { firstname: "Bo" }), aSeat(2, { firstname: "Bob" })] }),
      aGame("g2", { seats: [aSeat(1, { firstname: "Bo" })] }),
    ];
    await open();
    type("bo");
    await waitFor(() => expect(addresses("Games")).toEqual(["/game/g1", "/game/g2"]));
    type("bob");
    expect(addresses("Games")).toEqual(["/game/g1"]);
    expect(screen.getByText("Searching games and notes…")).toBeTruthy();
    games = [];
    await settled(/^0 results$/);
    expect(screen.queryByRole("group", { name: "Games" })).toBeNull();
  });

  test("failed is said, leaves what is known here, and can be tried again", async () => {
    const broken = http.get(api("/games"), () => refusal(500, 1));
    network.use(
      broken,
      http.get(api("/notes/search"), () => HttpResponse.error()),
    );
    await open();
    type("kofi");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Couldn’t search your games and notes");
    expect(headings()).toEqual(["Decks", "People", "Groups"]);
    network.resetHandlers();
    network.use(
      http.get(api("/games"), () => HttpResponse.json({ games: [aGame("g1")], sets: [], next })),
      http.get(api("/notes/search"), () => HttpResponse.json({ notes: [], next })),
    );
    await waitFor(() => expect(screen.queryByText("Searching games and notes…")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await settled(/^4 results$/);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(addresses("Games")).toEqual(["/game/g1"]);
  });

  test("without a server shows what is known here, and the rest once it is back", async () => {
    const away = () => HttpResponse.error();
    network.use(http.get(api("/games"), away), http.get(api("/notes/search"), away));
    await open();
    type("kofi");
    await screen.findByText(/Couldn’t search your games and notes/);
    expect(headings()).toEqual(["Decks", "People", "Groups"]);
    const found = { games: [aGame("g1")], sets: [], next };
    network.use(
      http.get(api("/games"), () => HttpResponse.json(found)),
      http.get(api("/notes/search"), () => HttpResponse.json({ notes: [], next })),
    );
    act(() => void dispatchEvent(new Event("online")));
    await settled(/^4 results$/);
    expect(addresses("Games")).toEqual(["/game/g1"]);
    expect(screen.queryByText(/Couldn’t search/)).toBeNull();
  });

  test("with nothing known here says the failure, not that there is nothing", async () => {
    network.use(
      http.get(api("/games"), () => refusal(500, 1)),
      http.get(api("/notes/search"), () => refusal(500, 1)),
    );
    await open();
    type("zzz");
    expect((await screen.findByRole("alert")).textContent).toContain("A server error occurred");
    await waitFor(() => expect(screen.queryByText("Searching games and notes…")).toBeNull());
    expect(screen.queryByText("Nothing found for “zzz”")).toBeNull();
  });
});

describe("the keyboard", () => {
  test("steps through all groups and round, and opens what it stands on", async () => {
    await open();
    type("kofi");
    const [deck, person, kitchen] = options();
    expect(active()).toBe(deck);
    press("ArrowDown");
    expect(active()).toBe(person);
    press("ArrowUp");
    press("ArrowUp");
    expect(active()).toBe(kitchen);
    press("Home");
    expect(active()).toBe(deck);
    press("End");
    expect(active()).toBe(kitchen);
    expect(kitchen?.getAttribute("aria-selected")).toBe("true");
    expect(options().filter((one) => one.getAttribute("aria-selected") === "true")).toHaveLength(1);
    await act(async () => void press("Enter"));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByTestId("elsewhere").textContent).toBe(
      "/playgroup/Kofi’s kitchen/kofi-s-kitchen",
    );
  });

  test("stands on the first again when something else is typed", async () => {
    await open();
    type("kof");
    press("End");
    type("kofi");
    expect(active()).toBe(options()[0]);
  });

  test("leaves keys alone that work on the text", async () => {
    await open();
    type("kofi");
    expect(press("Home", { shiftKey: true })).toBe(true);
    expect(press("Enter", { isComposing: true })).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  test("stays where it stands when the server's answer comes below", async () => {
    games = [aGame("g1")];
    await open();
    type("kofi");
    press("End");
    const stood = active()?.id;
    await settled(/^4 results$/);
    expect(active()?.id).toBe(stood);
  });
});

describe("recent choices", () => {
  const choose = async (typed: string, title: string) => {
    type(typed);
    const option = await screen.findByText(title);
    await act(async () => option.click());
  };

  test("are there before anything is typed, the last first, as they are called now", async () => {
    games = [aGame("g1", { seats: [aSeat(1, { firstname: "Bo" })] })];
    await open();
    await choose("kofi k", "Kofi Killer");
    await open();
    await choose("bo", "Bo");
    await open();
    await choose("tags", "Tags");
    await open("/fr/decks");
    expect(headings()).toEqual(["Récent", "Pages"]);
    expect(titles().slice(0, 3)).toEqual(["Étiquettes", "Bo", "Kofi Killer"]);
    expect(addresses("Récent")).toEqual([
      "/fr/tags",
      "/fr/game/g1",
      "/fr/deck/Kofi Killer/kofi-killer",
    ]);
  });

  test("are kept once each, and no page is offered twice", async () => {
    await open();
    await choose("profile", "Profile");
    await open();
    await choose("profile", "Profile");
    await open();
    expect(titles().filter((title) => title === "Profile")).toHaveLength(1);
  });

  test("that are gone are not offered", async () => {
    await open();
    await choose("kofi k", "Kofi Killer");
    await open();
    act(() => useUserStore.setState({ decks: [] }));
    expect(headings()).toEqual(["Pages"]);
  });

  test("are each user's own, and signing out forgets them", async () => {
    await open();
    await choose("kofi k", "Kofi Killer");
    await open("/decks", "other");
    expect(headings()).toEqual(["Pages"]);
    forgetDrafts("other");
    await open();
    expect(headings()).toEqual(["Recent", "Pages"]);
    forgetDrafts("me");
    await open();
    expect(headings()).toEqual(["Pages"]);
  });

  test("hold no list of all that fit", async () => {
    games = [aGame("g1")];
    next = 1;
    await open();
    await choose("bo", "All games with “bo”");
    await open();
    expect(headings()).toEqual(["Pages"]);
  });
});
