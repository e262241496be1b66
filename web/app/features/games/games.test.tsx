import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Game, GameBody, Pod, PodSeat } from "~/lib/api/types";
import { commander } from "../../../tests/decks";
import { aGame, aSeat, aSet } from "../../../tests/games";
import { api, network, refusal } from "../../../tests/network";
import { withDialogs } from "../../../tests/open";
import { waitingOf } from "../../../tests/outbox";

afterEach(async () => (await import("~/lib/outbox/storage")).forgetOutbox("ada"));

const me = { id: "ada", firstname: "Ada", lastname: null, username: "ada", picture: null };

const person = (id: string, firstname: string): PodSeat => ({
  userId: id,
  guestName: null,
  username: id,
  firstname,
  picture: null,
  deck: null,
  deckName: null,
});
const pod: Pod = {
  formatId: commander.id,
  subformatId: null,
  playgroupId: null,
  endedAt: "2026-11-08T20:00:00Z",
  setId: null,
  seats: [
    person("ada", "Ada"),
    person("bo", "Bo"),
    person("cleo", "Cleo"),
    { ...person("", "Dan"), userId: null, username: null, firstname: null, guestName: "Dan" },
  ],
};
const players = [{ id: "ada", username: "ada", firstname: "Ada", picture: null, lastDeck: null }];

const pages = {
  page: () => import("./page"),
  record: () => import("./record"),
  game: () => import("./game"),
  edit: () => import("./edit"),
  set: () => import("../sets/page"),
};

async function open(page: keyof typeof pages, address: string, pattern?: string) {
  const [{ show }, { default: Page, clientLoader }, { useUserStore }] = await Promise.all([
    import("../../../tests/render"),
    pages[page](),
    import("~/lib/user/store"),
    // What the pages bring later is there at once, however busy the machine.
    import("./result-step"),
    import("./new-table"),
    import("./table/details"),
    import("./extras"),
    import("./edit/conflict"),
    import("~/components/waiting/waiting-notice"),
    import("./list/removed"),
    import("~/components/games/annotations"),
  ]);
  useUserStore.setState({
    userData: me,
    token: "t",
    formats: [commander],
    lastFetch: {
      decks: Date.now(),
      formats: Date.now(),
      friends: Date.now(),
      playgroups: Date.now(),
    },
  });
  await clientLoader({ request: new Request(new URL(address, location.origin)) } as Parameters<
    typeof clientLoader
  >[0]);
  await show(address, Page, pattern);
}

/** Awaited, so that what the press opens can wait for a part of itself. */
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const press = async (name: string | RegExp) => click(await screen.findByRole("button", { name }));
/** Answers who went first. */
const wentFirst = async (name: string) =>
  click(
    within(await screen.findByRole("group", { name: "Who went first?" })).getByRole("button", {
      name,
    }),
  );
const elsewhere = async () => (await screen.findByTestId("elsewhere")).textContent;

/** What the server was sent, and what it answers. */
function takes(method: "post" | "put", path: string, answer: (body: GameBody) => Response) {
  const sent: GameBody[] = [];
  network.use(
    http[method](api(path), async ({ request }) => {
      const body = (await request.json()) as GameBody;
      sent.push(body);
      return answer(body);
    }),
  );
  return sent;
}

beforeEach(() =>
  network.use(
    http.get(api("/games/pods"), () => HttpResponse.json({ pods: [pod], players })),
    http.get(api("/user/events"), () => HttpResponse.json({ events: [] })),
    http.get(api("/user/decks"), () => HttpResponse.json({ decks: [] })),
    http.get(api("/tags"), () => HttpResponse.json({ tags: [] })),
  ),
);

describe("recording", () => {
  test("a known table takes six taps: the table, who went first, three who went out, save", async () => {
    const sent = takes("post", "/game", ({ id = "" }) =>
      HttpResponse.json({ game: aGame(id) }, { status: 201 }),
    );
    await open("record", "/games/record");
    await press(/Ada, Bo, Cleo, Dan/);
    await wentFirst("Ada");
    await press("Eliminate Dan");
    await press("Eliminate Bo");
    await press("Eliminate Ada");
    await press("Save game");
    expect(await elsewhere()).toBe(`/game/${sent[0]?.id}`);
    expect(sent.map(({ seats }) => seats.map(({ placement }) => placement))).toEqual([
      [2, 3, 1, 4],
    ]);
    expect(sent[0]?.seats[3]).toMatchObject({ userId: null, guestName: "Dan" });
    expect(Object.keys(localStorage).join()).not.toContain(":record");
  });

  test("says who is missing before it sends anything", async () => {
    await open("record", "/games/record");
    await press(/Ada, Bo/);
    await press("Save game");
    expect(screen.getByRole("alert").textContent).toMatch(/^Who won\?/);
  });

  test("is all there after a reload", async () => {
    await open("record", "/games/record");
    await press(/Ada, Bo/);
    await press("Eliminate Dan");
    cleanup();
    await open("record", "/games/record");
    expect(await screen.findByRole("button", { name: /^Dan: 4th/ })).toBeTruthy();
  });

  test("after a reload, too, taps are undone one by one", async () => {
    await open("record", "/games/record");
    await press(/Ada, Bo/);
    await press("Eliminate Dan");
    await press("Eliminate Bo");
    cleanup();
    await open("record", "/games/record");
    await screen.findByRole("button", { name: /^Bo: 3rd/ });
    await press("Undo");
    expect(screen.getByRole("button", { name: "Eliminate Bo" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Eliminate Dan" })).toBeNull();
    await press("Cleo won");
    expect(screen.getByRole("button", { name: "Cleo won" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
  });

  test("a deck that is gone is taken off at its seat, and the game is saved", async () => {
    const sent = takes("post", "/game", ({ id = "" }) =>
      sent.length === 1
        ? refusal(422, 14, {
            fields: { "seats.1.deckId": "not_theirs" },
            fieldMessages: { "seats.1.deckId": "Not Bo's deck." },
          })
        : HttpResponse.json({ game: aGame(id) }, { status: 201 }),
    );
    const [ada, bo, ...others] = pod.seats as [PodSeat, PodSeat, ...PodSeat[]];
    const deck = { id: "d1", name: "Lanterns", colors: [], bracket: null };
    const seats = [ada, { ...bo, deck, deckName: deck.name }, ...others];
    network.use(
      http.get(api("/games/pods"), () => HttpResponse.json({ pods: [{ ...pod, seats }], players })),
      http.get(api("/user/bo/decks"), () => HttpResponse.json({ decks: [] })),
    );
    await open("record", "/games/record");
    await press(/Ada, Bo/);
    await wentFirst("Ada");
    await press("Cleo won");
    await press("Save game");
    const message = await screen.findByText("Not Bo's deck.");
    expect(message.closest("[role=alert]")).toBeTruthy();
    withDialogs();
    await press("Deck of Bo: Lanterns. Change deck");
    await press("No deck");
    await press("Save game");
    expect(await elsewhere()).toBe(`/game/${sent[1]?.id}`);
    expect(sent.map(({ seats }) => seats[1]?.deckId ?? null)).toEqual(["d1", null]);
  });

  test("shows a refusal at the seat it is about, and loses nothing", async () => {
    takes("post", "/game", () =>
      refusal(422, 14, {
        fields: { "seats.1.deckId": "not_theirs", endedAt: "in_future" },
        fieldMessages: { "seats.1.deckId": "Not Bo's deck.", endedAt: "Not yet." },
      }),
    );
    await open("record", "/games/record");
    await press(/Ada, Bo/);
    await wentFirst("Ada");
    await press("Cleo won");
    await press("Save game");
    const message = await screen.findByText("Not Bo's deck.");
    const tile = message.closest("li");
    expect(tile && within(tile).getByRole("button", { name: "Bo won" })).toBeTruthy();
    expect(screen.getByText("Not yet.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Cleo won" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
  });

  test("keeps the game where the server is away, and leads to where it waits", async () => {
    network.use(http.post(api("/game"), () => HttpResponse.error()));
    await open("record", "/games/record");
    await press(/Ada, Bo/);
    await wentFirst("Bo");
    await press("Draw");
    await press("Save game");
    expect(await elsewhere()).toBe("/games");
    expect((await waitingOf("ada")).map(({ kind }) => kind)).toEqual(["game"]);
  });

  describe.each([-1440, -10, 10, 1440])("on a device whose clock is %i minutes off", (minutes) => {
    /** The server's time, by a clock that is right. */
    const rightNow = () => Date.now() - minutes * 60_000;

    beforeEach(() => {
      const headers = { Date: new Date(rightNow()).toUTCString() };
      const answer = () => HttpResponse.json({ pods: [pod], players }, { headers });
      network.use(http.get(api("/games/pods"), answer));
    });
    afterEach(async () => {
      const { correctClock } = await import("~/lib/api/clock");
      correctClock(new Date().toUTCString(), Date.now());
    });

    const told = async () => {
      await open("record", "/games/record");
      await press(/Ada, Bo/);
      await wentFirst("Ada");
      await press("Ada won");
      await press("Save game");
      await elsewhere();
    };
    const isNow = (endedAt: string | null | undefined) =>
      expect(Math.abs(Date.parse(endedAt ?? "") - rightNow())).toBeLessThan(120_000);

    test("it ended when it ended", async () => {
      const sent = takes("post", "/game", ({ id = "" }) =>
        HttpResponse.json({ game: aGame(id) }, { status: 201 }),
      );
      await told();
      isNow(sent[0]?.endedAt);
    });

    test("so does one that waits for the network", async () => {
      network.use(http.post(api("/game"), () => HttpResponse.error()));
      await told();
      const [entry] = await waitingOf("ada");
      isNow(entry?.kind === "game" ? entry.body.endedAt : null);
    });
  });

  test("goes on with the same table, in the set just made", async () => {
    const sets: { id: string; games: GameBody[] }[] = [];
    network.use(
      http.post(api("/set"), async ({ request }) => {
        const body = (await request.json()) as { id: string; games: GameBody[] };
        sets.push(body);
        return HttpResponse.json({ set: aSet(body.id) }, { status: 201 });
      }),
    );
    await open("record", "/games/record");
    await press(/Ada, Bo/);
    await click(await screen.findByText("More"));
    await click(await screen.findByText("Best of 3"));
    await wentFirst("Ada");
    await press("Ada won");
    await press("Add another game");
    expect(screen.getByText("1 game of the set filled in")).toBeTruthy();
    await wentFirst("Ada");
    await press("Bo won");
    await press("Save game");
    expect(await elsewhere()).toBe(`/set/${sets[0]?.id}`);
    expect(sets[0]?.games.map(({ seats }) => seats.map(({ placement }) => placement))).toEqual([
      [1, 2, 2, 2],
      [2, 1, 2, 2],
    ]);
  });

  test("an unknown table is put together from people and guests", async () => {
    network.use(http.get(api("/games/pods"), () => HttpResponse.json({ pods: [], players })));
    await open("record", "/games/record");
    const guest = await screen.findByLabelText("Guest’s name");
    fireEvent.change(guest, { target: { value: "Eve" } });
    await press("Add guest");
    await press("Continue with 2 players");
    await press("Eliminate Ada");
    expect(screen.getByRole("button", { name: "Eve won" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
  });
});

describe("two who correct one game", () => {
  const game = aGame("g", { formatId: commander.id, seats: [aSeat(1), aSeat(2)] });
  const theirs = { ...game, version: 2, turns: 9 };

  test("see both versions, and mine can be saved on top of theirs", async () => {
    const versions: (string | null)[] = [];
    network.use(
      http.get(api("/game/g"), () => HttpResponse.json({ game })),
      http.put(api("/game/g"), ({ request }) => {
        versions.push(request.headers.get("If-Match"));
        return versions.length === 1
          ? refusal(409, 15, { present: { game: theirs } })
          : HttpResponse.json({ game: { ...theirs, version: 3 } });
      }),
    );
    await open("edit", "/game/g/edit", "/game/:id/edit");
    await press("Combat damage");
    await press("Save changes");
    const table = await screen.findByRole("table");
    expect(
      within(table)
        .getAllByRole("row")
        .map((row) => row.textContent),
    ).toEqual(["FieldMineTheirs", "Turns–9", "Win conditionCombat damage–"]);
    await press("Save mine");
    expect(await elsewhere()).toBe("/game/g");
    expect(versions).toEqual(['"1"', '"2"']);
  });
});

describe("a correction without a connection", () => {
  const edit = () => open("edit", "/game/g/edit", "/game/:id/edit");
  const saved = async (reason: string) => {
    await press(reason);
    await press("Save changes");
    expect(await elsewhere()).toBe("/game/g");
    cleanup();
  };

  test("waits, is what the next one begins with, and is one with it", async () => {
    network.use(
      http.get(api("/game/g"), () => HttpResponse.json({ game: aGame("g", { version: 4 }) })),
      http.put(api("/game/g"), () => HttpResponse.error()),
    );
    const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await edit();
    await saved("Combo");
    await edit();
    const combo = await screen.findByRole("button", { name: "Combo" });
    expect(combo.getAttribute("aria-pressed")).toBe("true");
    await saved("Poison");
    expect(await waitingOf("ada")).toMatchObject([
      {
        kind: "correction",
        base: 4,
        body: { endReason: "poison" },
        shown: { endReason: "poison" },
      },
    ]);
    offline.mockRestore();
  });

  test("which somebody was faster than is shown beside theirs where it is corrected", async () => {
    const theirs = aGame("g", { version: 2, turns: 9 });
    network.use(
      http.get(api("/game/g"), () => HttpResponse.json({ game: aGame("g") })),
      http.put(api("/game/g"), () => HttpResponse.error()),
    );
    await edit();
    await saved("Combo");
    const versions: (string | null)[] = [];
    network.use(
      http.get(api("/game/g"), () => HttpResponse.json({ game: theirs })),
      http.put(api("/game/g"), ({ request }) => {
        versions.push(request.headers.get("If-Match"));
        return versions.length === 1
          ? refusal(409, 15, { present: { game: theirs } })
          : HttpResponse.json({ game: { ...theirs, version: 3 } });
      }),
    );
    await (await import("~/lib/outbox/send")).sendWaiting();
    await edit();
    const table = await screen.findByRole("table");
    expect(within(table).getByText("Combo")).toBeTruthy();
    await press("Save mine");
    expect(await elsewhere()).toBe("/game/g");
    expect(versions).toEqual(['"1"', '"2"']);
    expect(await waitingOf("ada")).toEqual([]);
  });

  test("that was sent while another was made is no conflict with itself", async () => {
    network.use(
      http.get(api("/game/g"), () => HttpResponse.json({ game: aGame("g") })),
      http.put(api("/game/g"), () => HttpResponse.error()),
    );
    await edit();
    await saved("Combo");
    await edit();
    await screen.findByRole("button", { name: "Combo" });
    const first = aGame("g", { version: 2, endReason: "combo" });
    const bodies: unknown[] = [];
    network.use(
      http.put(api("/game/g"), async ({ request }) => {
        bodies.push([request.headers.get("If-Match"), await request.json()]);
        if (bodies.length === 1) return HttpResponse.json({ game: first });
        return bodies.length === 2
          ? refusal(409, 15, { present: { game: first } })
          : HttpResponse.json({ game: { ...first, version: 3 } });
      }),
    );
    await (await import("~/lib/outbox/send")).sendWaiting();
    await saved("Poison");
    expect(bodies).toMatchObject([
      ['"1"', { endReason: "combo" }],
      ['"1"', { endReason: "poison" }],
      ['"2"', { endReason: "poison" }],
    ]);
  });
});

describe("the list of games", () => {
  test("teaches when there is none", async () => {
    network.use(
      http.get(api("/games"), () => HttpResponse.json({ games: [], sets: [], next: null })),
    );
    await open("page", "/fr/games");
    expect(await screen.findByText("Pas encore de partie")).toBeTruthy();
    const links = screen.getAllByRole("link", { name: "Enregistrer une partie" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      links.map(() => "/fr/games/record"),
    );
    expect(links).toHaveLength(2);
  });

  const list = (games: Game[]) => HttpResponse.json({ games, sets: [], next: null });
  const refused = (status: number) => refusal(status, 1, { message: "The server's own words" });
  const articles = () => screen.queryAllByRole("article");

  test.each([
    ["/games", 403, "You do not have permission to perform this action.", false],
    ["/games", 409, "The server's own words", false],
    ["/games", 500, "A server error occurred. Please try again later.", true],
    ["/fr/games", 404, "La ressource demandée est introuvable.", false],
    ["/fr/games", 503, "Une erreur du serveur s’est produite. Réessaie plus tard.", true],
  ])("at %s, %i is told in the words of the catalog", async (address, status, said, again) => {
    network.use(http.get(api("/games"), () => refused(status)));
    await open("page", address);
    expect(await screen.findByText(said)).toBeTruthy();
    const retry = screen.queryByRole("button", { name: /^(Try again|Réessayer)$/ });
    expect(retry !== null).toBe(again);
  });

  test("that cannot be refreshed stays, with the time of what it shows", async () => {
    network.use(http.get(api("/games"), () => list([aGame("a")])));
    const [{ OfflineNotice }, { coreMessages }, { I18nProvider }, { tellChanged }] =
      await Promise.all([
        import("~/layouts/offline-notice"),
        import("~/lib/i18n/catalogue"),
        import("~/lib/i18n/context"),
        import("~/lib/signals/changes"),
        import("~/layouts/as-of"),
      ]);
    await coreMessages.load("en");
    await open("page", "/games");
    await waitFor(() => expect(articles()).toHaveLength(1));
    render(
      <MemoryRouter>
        <I18nProvider messages={coreMessages}>
          <OfflineNotice />
        </I18nProvider>
      </MemoryRouter>,
    );
    expect(screen.queryByText(/couldn’t be refreshed/)).toBeNull();
    network.use(http.get(api("/games"), () => refused(500)));
    act(() => tellChanged(["games"]));
    expect(await screen.findByText(/^This page couldn’t be refreshed\. As of/)).toBeTruthy();
    expect(articles()).toHaveLength(1);
    network.use(http.get(api("/games"), () => list([aGame("a")])));
    act(() => void dispatchEvent(new Event("online")));
    await waitFor(() => expect(screen.queryByText(/couldn’t be refreshed/)).toBeNull());
    expect(articles()).toHaveLength(1);
  });

  test("is filtered by what the address says, and by what is chosen and typed", async () => {
    const asked: string[] = [];
    network.use(
      http.get(api("/games"), ({ request }) => {
        const { searchParams } = new URL(request.url);
        const of = (name: string) => searchParams.get(name);
        asked.push(`${of("formatid")} ${of("tagid")} ${of("q")}`);
        return list(searchParams.has("tagid") ? [] : [aGame("a")]);
      }),
    );
    await open("page", `/games?format=${commander.id}&tag=t1`);
    await screen.findByText("No games match these filters");
    const format = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Format" });
    expect(format().value).toBe(commander.id);
    await press("Show all games");
    await waitFor(() => expect(articles()).toHaveLength(1));
    fireEvent.change(format(), { target: { value: commander.id } });
    await waitFor(() => expect(asked.at(-1)).toBe("commander null null"));
    const box = screen.getByRole("searchbox", { name: "Search" });
    fireEvent.change(box, { target: { value: "lanterns" } });
    await waitFor(() => expect(asked.at(-1)).toBe("commander null lanterns"));
    expect(asked.slice(0, 2)).toEqual(["commander t1 null", "null null null"]);
  });

  test("has a set as one entry, and a game's result in words", async () => {
    const games = [
      aGame("a", { seats: [aSeat(1, { userId: "ada", firstname: "Ada" }), aSeat(2)] }),
      aGame("b", { setId: "s" }),
      aGame("c", { setId: "s" }),
    ];
    const set = aSet("s", { gamesCount: 2 });
    network.use(
      http.get(api("/games"), () => HttpResponse.json({ games, sets: [set], next: null })),
    );
    await open("page", "/games");
    expect(await screen.findByRole("link", { name: "You won" })).toBeTruthy();
    expect(screen.getAllByRole("group")).toHaveLength(1);
    expect(screen.getByText("The set is tied")).toBeTruthy();
  });

  test("cleared filters take what was just typed with them", async () => {
    const games = [aGame("a", { seats: [aSeat(1), aSeat(2)] })];
    network.use(http.get(api("/games"), () => HttpResponse.json({ games, sets: [], next: null })));
    await open("page", `/games?format=${commander.id}`);
    const box = await screen.findByRole<HTMLInputElement>("searchbox", { name: "Search" });
    fireEvent.change(box, { target: { value: "bo" } });
    const [clear] = await screen.findAllByRole("button", { name: "Clear filters" });
    await click(clear as HTMLElement);
    expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" }).value).toBe("");
  });

  test("brings back what was removed", async () => {
    let removed = [aGame("a", { removedAt: "2026-11-15T20:10:00Z" })];
    network.use(
      http.get(api("/games/removed"), () => HttpResponse.json({ games: removed, sets: [] })),
      http.put(api("/game/a/restore"), () => {
        const [game] = removed;
        removed = [];
        return HttpResponse.json({ game });
      }),
    );
    await open("page", "/games?view=removed");
    await press("Restore");
    await waitFor(() => expect(screen.getByText("Nothing removed")).toBeTruthy());
    const { useToasts } = await import("~/ui/toast-store");
    expect(useToasts.getState().toasts.at(-1)?.message).toBe("Restored.");
  });
});

test("a game is removed from its page, and the toast brings it back", async () => {
  const done: string[] = [];
  const answer = (what: string) => () => {
    done.push(what);
    return HttpResponse.json({ game: aGame("g") });
  };
  network.use(
    http.get(api("/game/g"), () => HttpResponse.json({ game: aGame("g") })),
    http.get(api("/game/g/ratings"), () => HttpResponse.json({ changes: [] })),
    http.delete(api("/game/g"), answer("removed")),
    http.put(api("/game/g/restore"), answer("restored")),
  );
  await open("game", "/game/g", "/game/:id");
  await press("More");
  await click(screen.getByRole("menuitem", { name: "Remove game" }));
  expect(await elsewhere()).toBe("/games");
  const { useToasts } = await import("~/ui/toast-store");
  const toast = useToasts.getState().toasts.at(-1);
  expect([toast?.message, toast?.action?.label]).toEqual(["Game removed.", "Undo"]);
  await act(async () => toast?.action?.run());
  await waitFor(() => expect(done).toEqual(["removed", "restored"]));
  expect(await screen.findByRole("button", { name: "More" })).toBeTruthy();
});

describe("a set", () => {
  const score = [{ userId: "user-1", username: "player1", guestName: null, wins: 2 }];
  const games = [aGame("a", { setId: "s", seats: [aSeat(1), aSeat(2)] })];
  const reads = (more: object) =>
    network.use(
      http.get(api("/set/s"), () =>
        HttpResponse.json({ set: { ...aSet("s", { games }), ...more } }),
      ),
    );

  test("that goes on leads to its next game, which is saved as one of it", async () => {
    reads({ gamesCount: 1 });
    await open("set", "/set/s", "/set/:id");
    const next = await screen.findByRole("link", { name: "Next game of the set" });
    const address = next.getAttribute("href") ?? "";
    cleanup();
    const sent = takes("post", "/game", ({ id = "" }) =>
      HttpResponse.json({ game: aGame(id) }, { status: 201 }),
    );
    await open("record", address);
    await wentFirst("Player 2");
    await press("Player 1 won");
    await press("Save game");
    await elsewhere();
    expect(sent[0]?.setId).toBe("s");
    expect(sent[0]?.seats.map(({ userId }) => userId)).toEqual(["user-2", "user-1"]);
  });

  test("that is won says by whom, and has no next game", async () => {
    reads({ closedAt: "2026-11-15T22:00:00Z", gamesCount: 1, winner: 0, score });
    await open("set", "/set/s", "/set/:id");
    expect((await screen.findAllByText("Player 1 won the set")).length).toBeGreaterThan(0);
    expect(screen.queryByRole("link", { name: "Next game of the set" })).toBeNull();
  });
});
