import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GameBody, Player, Playgroup, Pod, PodSeat } from "~/lib/api/types";
import { commander } from "../../../tests/decks";
import { aGame } from "../../../tests/games";
import { api, network } from "../../../tests/network";
import { aCard, aMember, aPlaygroup } from "../../../tests/people";
import { aPodSeat } from "../../../tests/pods";

const person = (name: string) =>
  aPodSeat({ userId: name.toLowerCase(), username: name.toLowerCase(), firstname: name });
const guest = (guestName: string) => aPodSeat({ guestName });
const pod = (endedAt: string, seats: PodSeat[]): Pod => ({
  formatId: commander.id,
  subformatId: null,
  playgroupId: null,
  endedAt,
  setId: null,
  seats,
});
const pods = [
  pod("2026-11-08T20:00:00Z", [person("Ada"), person("Bo"), guest("Dan")]),
  pod("2026-11-01T20:00:00Z", [person("Ada"), guest("Zoé"), guest("dan")]),
];
const players: Player[] = ["Ada", "Bo", "Cleo"].map((firstname) => ({
  ...aCard(firstname.toLowerCase()),
  firstname,
  lastDeck: null,
}));
const club = (id: string, ...members: string[]): Playgroup =>
  aPlaygroup(id, { members: members.map((member) => aMember(member)) });

async function open({ lang = "", groups = [] as Playgroup[], search = "" } = {}) {
  const [{ show }, { default: Page, clientLoader }, { useUserStore }] = await Promise.all([
    import("../../../tests/render"),
    import("./record"),
    import("~/lib/user/store"),
    import("./result-step"),
    import("./new-table"),
  ]);
  const address = `${lang}/games/record${search}`;
  const now = Date.now();
  useUserStore.setState({
    userData: { id: "ada", firstname: "Ada", lastname: null, username: "ada", picture: null },
    token: "t",
    formats: [commander],
    playgroups: groups,
    lastFetch: { decks: now, formats: now, friends: now, playgroups: now },
  });
  await clientLoader({ request: new Request(new URL(address, location.origin)) } as Parameters<
    typeof clientLoader
  >[0]);
  await show(address, Page);
}

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const press = async (name: string | RegExp) => click(await screen.findByRole("button", { name }));
const inGroup = (group: string) => within(screen.getByRole("group", { name: group }));
const pressedIn = (group: string) =>
  inGroup(group)
    .getAllByRole("button", { pressed: true })
    .map(({ textContent }) => textContent);
/** The number shown at each seat, if any. */
const numbers = () =>
  screen
    .getAllByRole("button", { name: /^Eliminate / })
    .map(({ textContent }) => textContent?.match(/^\d?/)?.[0]);
const order = () =>
  screen
    .getAllByRole("button", { name: /^Eliminate / })
    .map((tile) => tile.getAttribute("aria-label")?.replace("Eliminate ", ""));
/** Who is picked, with what is shown of them; the first letter is the avatar's. */
const picks = () =>
  within(screen.getByRole("list", { name: "Players" }))
    .getAllByRole("button", { pressed: true })
    .map(({ textContent }) => textContent?.slice(1));

function saved() {
  const sent: GameBody[] = [];
  network.use(
    http.post(api("/game"), async ({ request }) => {
      const body = (await request.json()) as GameBody;
      sent.push(body);
      return HttpResponse.json({ game: aGame(body.id ?? "") }, { status: 201 });
    }),
  );
  return sent;
}

beforeEach(() =>
  network.use(
    http.get(api("/games/pods"), () => HttpResponse.json({ pods, players })),
    http.get(api("/user/decks"), () => HttpResponse.json({ decks: [] })),
  ),
);

describe("turn order", () => {
  test("is the order of the picks, numbered", async () => {
    await open();
    await press("Other players");
    expect(document.activeElement?.textContent).toBe("Who played?");
    await press(/^Cleo/);
    await press(/^Bo/);
    expect(picks()).toEqual(["Adaada1", "Bobo3", "Cleocleo2"]);
    await press(/^Ada ?ada/);
    expect(picks()).toEqual(["Bobo2", "Cleocleo1"]);
  });

  test("of a repeated table is asked for before the game is saved", async () => {
    const sent = saved();
    await open();
    await press(/Ada, Bo, Dan/);
    expect(inGroup("Who went first?").queryByRole("button", { pressed: true })).toBeNull();
    expect(numbers()).toEqual(["", "", ""]);
    await press("Ada won");
    await press("Save game");
    expect(screen.getByRole("alert").textContent).toMatch(/^Who went first\?/);
    expect(sent).toEqual([]);
    await click(inGroup("Who went first?").getByRole("button", { name: "Dan" }));
    expect(pressedIn("Who went first?")).toEqual(["Dan"]);
    await press("Save game");
    await screen.findByTestId("elsewhere");
    expect(sent[0]?.seats.map(({ userId, guestName }) => userId ?? guestName)).toEqual([
      "Dan",
      "ada",
      "bo",
    ]);
  });

  test("turns with one tap, and with another one where that was wrong", async () => {
    await open();
    await press(/Ada, Bo, Dan/);
    await click(inGroup("Who went first?").getByRole("button", { name: "Bo" }));
    expect([order(), numbers()]).toEqual([
      ["Bo", "Dan", "Ada"],
      ["1", "2", "3"],
    ]);
    await click(inGroup("Who went first?").getByRole("button", { name: "Ada" }));
    expect(order()).toEqual(["Ada", "Bo", "Dan"]);
  });

  test("is asked for again after “Save and next”", async () => {
    saved();
    await open();
    await press(/Ada, Bo, Dan/);
    await click(inGroup("Who went first?").getByRole("button", { name: "Bo" }));
    await press("Bo won");
    await press("Save and next");
    await waitFor(() =>
      expect(inGroup("Who went first?").queryByRole("button", { pressed: true })).toBeNull(),
    );
  });
});

describe("the keyboard", () => {
  const key = (pressed: string, more = {}) =>
    act(async () => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...more });
    });
  const region = () =>
    screen.getByRole("region", { name: "Tap players in the order they were eliminated" });

  test("goes from the table to its result, where numbers eliminate and a chord saves", async () => {
    vi.spyOn(navigator, "platform", "get").mockReturnValue("Linux x86_64");
    const sent = saved();
    await open();
    await press(/Ada, Bo, Dan/);
    expect(document.activeElement).toBe(region());
    await key("2");
    expect(order()).toHaveLength(3);
    await click(inGroup("Who went first?").getByRole("button", { name: "Bo" }));
    await key("2");
    expect(order()).toEqual(["Bo", "Ada"]);
    await key("2");
    expect(order()).toEqual(["Bo", "Dan", "Ada"]);
    for (const held of [{ repeat: true }, { ctrlKey: true }, { altKey: true }])
      await key("2", held);
    for (const other of ["0", "4", "x"]) await key(other);
    expect(order()).toEqual(["Bo", "Dan", "Ada"]);
    await key("3");
    await key("2");
    await key("Enter", { ctrlKey: true });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.seats.map(({ placement }) => placement)).toEqual([1, 2, 3]);
  });

  test("is told its keys", async () => {
    vi.spyOn(navigator, "platform", "get").mockReturnValue("Linux x86_64");
    await open();
    await press(/Ada, Bo, Dan/);
    const shortcut = (name: string) =>
      screen.getByRole("button", { name }).getAttribute("aria-keyshortcuts");
    expect(shortcut("Save game")).toBe("Control+Enter");
    expect(shortcut("Eliminate Bo")).toBeNull();
    await click(inGroup("Who went first?").getByRole("button", { name: "Bo" }));
    expect(shortcut("Eliminate Bo")).toBe("1");
  });

  test("is at the next game after “Save and next”", async () => {
    saved();
    await open();
    await press(/Ada, Bo, Dan/);
    await click(inGroup("Who went first?").getByRole("button", { name: "Bo" }));
    await press("Bo won");
    const again = screen.getByRole("button", { name: "Save and next" });
    again.focus();
    await click(again);
    await waitFor(() => expect(document.activeElement).toBe(region()));
  });
});

describe("the group", () => {
  const groups = [club("friday", "ada", "bo"), club("sunday", "ada", "cleo")];

  test("is the one that all seated users share, shown and sent", async () => {
    const sent = saved();
    await open({ groups });
    await press(/Ada, Bo, Dan/);
    expect(pressedIn("Group")).toEqual(["friday"]);
    expect(screen.getByText(/^You’re all in this group/)).toBeTruthy();
    await click(inGroup("Who went first?").getByRole("button", { name: "Bo" }));
    await press("Bo won");
    await press("Save game");
    await screen.findByTestId("elsewhere");
    expect(sent[0]?.playgroupId).toBe("friday");
  });

  test("chosen by the player stays, whoever sits down then", async () => {
    await open({ groups });
    await press("Other players");
    await press(/^Bo/);
    await press("Continue with 2 players");
    expect(pressedIn("Group")).toEqual(["friday"]);
    await click(inGroup("Group").getByRole("button", { name: "sunday" }));
    await press("Another table");
    await press(/^Cleo/);
    await press(/^Bo/);
    await press(/^Bo/);
    await press("Continue with 3 players");
    expect(pressedIn("Group")).toEqual(["sunday"]);
  });

  test("that the page was opened from is the one, with its members first", async () => {
    const sent = saved();
    await open({ groups, search: "?playgroup=sunday" });
    await press("Other players");
    const people = within(screen.getByRole("list", { name: "Players" })).getAllByRole("button");
    expect(people.map(({ textContent }) => textContent?.slice(1, 4))).toEqual([
      "Ada",
      "Cle",
      "Bob",
    ]);
    await press(/^Cleo/);
    await press("Continue with 2 players");
    expect(pressedIn("Group")).toEqual(["sunday"]);
    await click(inGroup("Who went first?").getByRole("button", { name: "Ada" }));
    await press("Eliminate Ada");
    await press("Save game");
    await screen.findByTestId("elsewhere");
    expect(sent[0]?.playgroupId).toBe("sunday");
  });

  test("follows the players until one is chosen", async () => {
    await open({ groups });
    await press("Other players");
    await press(/^Bo/);
    await press(/^Cleo/);
    await press("Continue with 3 players");
    expect(inGroup("Group").queryByRole("button", { pressed: true })).toBeNull();
    await press("Another table");
    await press(/^Bo/);
    await press("Continue with 2 players");
    expect(pressedIn("Group")).toEqual(["sunday"]);
  });
});

describe("guests", () => {
  const field = () => screen.findByLabelText<HTMLInputElement>("Guest’s name");
  const offered = () =>
    within(screen.getByRole("list", { name: "Earlier guests" }))
      .getAllByRole("button")
      .map(({ textContent }) => textContent);

  test("are typed one after the other, with the keyboard open", async () => {
    await open();
    await press("Other players");
    const box = await field();
    box.focus();
    for (const name of ["Eve", "Finn"]) {
      fireEvent.change(box, { target: { value: name } });
      const add = screen.getByRole("button", { name: "Add guest" });
      // A default mousedown would take the focus from the field.
      expect(fireEvent.mouseDown(add)).toBe(false);
      await click(add);
      expect([box.value, document.activeElement]).toEqual(["", box]);
    }
    fireEvent.change(box, { target: { value: "Gil" } });
    fireEvent.keyDown(box, { key: "Enter" });
    expect([box.value, document.activeElement]).toEqual(["", box]);
    expect(picks()).toEqual(["Adaada1", "EveGuest2", "FinnGuest3", "GilGuest4"]);
  });

  test("of earlier tables are offered without those seated, found without accents", async () => {
    await open();
    await press("Other players");
    const box = await field();
    expect(offered()).toEqual(["Dan", "Zoé"]);
    fireEvent.change(box, { target: { value: "ZOE" } });
    expect(offered()).toEqual(["Zoé"]);
    await press("Add Zoé");
    expect(picks()).toEqual(["Adaada1", "ZoéGuest2"]);
    expect(box.value).toBe("");
    expect(offered()).toEqual(["Dan"]);
  });
});

describe("the last tables", () => {
  test("are listed with a search, also from a table chosen before", async () => {
    await open();
    await press(/Ada, Bo, Dan/);
    await press("Another table");
    fireEvent.change(screen.getByRole("searchbox", { name: /^Find a table/ }), {
      target: { value: "zoe" },
    });
    await waitFor(() => expect(screen.queryByRole("button", { name: /Ada, Bo, Dan/ })).toBeNull());
    await press(/Ada, Zoé, dan/);
    expect(order()).toEqual(["Ada", "Zoé", "dan"]);
  });

  test("say where none fits", async () => {
    await open();
    fireEvent.change(await screen.findByRole("searchbox", { name: /^Find a table/ }), {
      target: { value: "nobody" },
    });
    expect(await screen.findByText(/^No recent table matches/)).toBeTruthy();
  });
});

describe("a kept draft", () => {
  const keep = async (age: number) => {
    const [{ keepDraft }, { uuidv7 }, { fromPod }, { draftName }, { useUserStore }] =
      await Promise.all([
        import("~/lib/draft"),
        import("~/lib/uuid"),
        import("./table/draft"),
        import("./recording"),
        import("~/lib/user/store"),
      ]);
    useUserStore.setState({
      userData: { id: "ada", firstname: "Ada", lastname: null, username: "ada", picture: null },
    });
    const game = fromPod(uuidv7(Date.now() - age), pods[0] as Pod);
    keepDraft(draftName(null), { step: "result", game, set: null, earlier: [] });
  };
  const twoHours = 2 * 60 * 60_000;

  test("says so, is dropped with one tap, and comes back with another", async () => {
    await keep(twoHours);
    await open();
    await screen.findByText("Continuing the game you started recording 2 hours ago.");
    await press("Start over");
    expect(screen.queryByText(/^Continuing/)).toBeNull();
    expect(screen.getByText("Recent tables")).toBeTruthy();
    expect(Object.keys(localStorage).join()).not.toContain(":record");
    const { useToasts } = await import("~/ui/toast-store");
    const dropped = useToasts.getState().toasts.at(-1);
    await act(async () => dropped?.action?.run());
    expect(order()).toEqual(["Ada", "Bo", "Dan"]);
    await press("Another table");
    await press(/Ada, Zoé, dan/);
    expect(screen.queryByText(/^Continuing/)).toBeNull();
  });

  test("says so in French", async () => {
    await keep(twoHours);
    await open({ lang: "/fr" });
    await screen.findByText("Tu reprends la partie que tu as commencé à saisir il y a 2 heures.");
  });

  test("is not spoken of where there is none, and has no age in its first minute", async () => {
    await open();
    expect(screen.queryByText(/^Continuing/)).toBeNull();
    await press(/Ada, Bo, Dan/);
    expect(screen.queryByText(/^Continuing/)).toBeNull();
    cleanup();
    await open();
    await screen.findByText("Continuing the game you started recording.");
  });
});
