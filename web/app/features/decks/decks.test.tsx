import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import type { CardList, Deck, DeckPage } from "~/lib/api/types";
import { aCard, aDeck, aList, commander, modern } from "../../../tests/decks";
import { freshModules } from "../../../tests/fresh";
import { api, network, refusal } from "../../../tests/network";

freshModules();

const me = { id: "me", firstname: "Ada", lastname: null, username: "ada", picture: null };

async function open(
  page: "page" | "create" | "edit" | "deck",
  address: string,
  pattern?: string,
  decks: Deck[] = [],
) {
  const pages = {
    page: () => import("./page"),
    create: () => import("./create"),
    edit: () => import("./edit"),
    deck: () => import("./deck"),
  };
  const [{ show }, { default: Page, clientLoader }, { useUserStore }] = await Promise.all([
    import("../../../tests/render"),
    pages[page](),
    import("~/lib/user/store"),
    // What the pages bring later is there at once, however busy the machine.
    import("./archived-decks"),
    import("./delete-deck"),
    import("./form/further-fields"),
    import("./form/conflict"),
    import("./show/bracket-facts"),
    import("./show/deck-cards"),
    import("./show/deck-games"),
  ]);
  useUserStore.setState({
    userData: me,
    token: "t",
    decks,
    formats: [commander, modern],
    lastFetch: { decks: Date.now(), formats: Date.now(), friends: null, playgroups: null },
  });
  await clientLoader({ request: new Request(new URL(address, location.origin)) } as Parameters<
    typeof clientLoader
  >[0]);
  await show(address, Page, pattern);
  return useUserStore;
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe("the list", () => {
  const decks = [
    aDeck("Night Shift", { colors: ["U", "B"], record: { games: 8, wins: 2 } }),
    aDeck("Scrap", { lastPlayed: "2026-11-01T00:00:00Z" }),
  ];
  const names = () => within(screen.getByRole("tabpanel")).getAllByRole("link").map(textOf);
  const textOf = (link: HTMLElement) => link.textContent;

  test("stands by last played, with the rate beside its count", async () => {
    await open("page", "/decks", undefined, decks);
    expect(names()).toEqual([
      expect.stringMatching(/^Scrap.*Not played yet$/),
      expect.stringMatching(/^Night Shift.*2 of 8 games won 25%$/),
    ]);
  });

  test("is narrowed by what the address says", async () => {
    await open("page", "/decks?colors=U", undefined, decks);
    expect(names()).toHaveLength(1);
    fireEvent.click(screen.getByLabelText("Red"));
    await screen.findByText("No decks match");
  });

  test("teaches when it is empty", async () => {
    await open("page", "/fr/decks");
    expect(screen.getByText("Pas encore de deck")).toBeTruthy();
  });

  test("gives an archived deck back, and the toast takes that back", async () => {
    const away = aDeck("Old", { archivedAt: "2026-10-01T00:00:00Z" });
    const done: string[] = [];
    network.use(
      http.get(api("/user/decks/archived"), () => HttpResponse.json({ decks: [away] })),
      http.put(api("/deck/Old/restore"), () => {
        done.push("restored");
        return HttpResponse.json({ deck: { ...away, archivedAt: null } });
      }),
      http.delete(api("/deck/Old"), () => {
        done.push("archived");
        return HttpResponse.json({ deck: away });
      }),
    );
    const store = await open("page", "/decks?archived=1");
    const { useToasts } = await import("~/ui/toast-store");
    fireEvent.click(await screen.findByRole("button", { name: "Restore Old" }));
    await screen.findByText("No archived decks");
    await waitFor(() => expect(store.getState().decks.map(({ name }) => name)).toEqual(["Old"]));
    const [toast] = useToasts.getState().toasts;
    useToasts.getState().act(toast?.id ?? 0);
    await screen.findByRole("button", { name: "Restore Old" });
    await waitFor(() => expect(done).toEqual(["restored", "archived"]));
    await waitFor(() => expect(store.getState().decks).toEqual([]));
  });

  test("deletes for good only when the name is typed", async () => {
    const away = aDeck("Old", { archivedAt: "2026-10-01T00:00:00Z" });
    let deleted = false;
    network.use(
      http.get(api("/user/decks/archived"), () => HttpResponse.json({ decks: [away] })),
      http.delete(api("/deck/Old/permanently"), () => {
        deleted = true;
        return HttpResponse.json({});
      }),
    );
    HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= () => {};
    await open("page", "/decks?archived=1");
    const ask = await screen.findByRole("button", { name: "Delete Old permanently" });
    await act(async () => fireEvent.click(ask));
    const name = "Delete permanently";
    const confirm = await screen.findByRole<HTMLButtonElement>("button", { name });
    fill("Type the deck’s name to confirm: Old", "old");
    expect(confirm.disabled).toBe(true);
    fill("Type the deck’s name to confirm: Old", " Old ");
    fireEvent.click(confirm);
    await screen.findByText("No archived decks");
    expect(deleted).toBe(true);
  });
});

describe("a new deck", () => {
  const noCatalogue = http.get(api("/cards/search"), () =>
    HttpResponse.json({ cards: [], available: false }),
  );

  test("is kept as a draft until it is made, and made once however often it is sent", async () => {
    const sent: { id: string }[] = [];
    let lost = true;
    network.use(
      noCatalogue,
      http.post(api("/deck"), async ({ request }) => {
        const body = (await request.json()) as { id: string; name: string };
        sent.push(body);
        if (!lost) return HttpResponse.json({ deck: aDeck(body.name, { id: body.id }) });
        lost = false;
        return HttpResponse.error();
      }),
    );
    await open("create", "/decks/create");
    fill("Name", "Lanterns");
    press("Create deck");
    await waitFor(() => expect(sent).toHaveLength(1));
    cleanup();
    await open("create", "/decks/create");
    expect(value("Name")).toBe("Lanterns");
    press("Create deck");
    const elsewhere = await screen.findByTestId("elsewhere");
    expect(elsewhere.textContent).toBe(`/deck/${sent[0]?.id}/lanterns`);
    expect(sent[1]?.id).toBe(sent[0]?.id);
    expect(Object.keys(localStorage).join()).not.toContain(":deck-new");
  });

  test("shows errors beside the fields, ours and the server's", async () => {
    network.use(
      noCatalogue,
      http.post(api("/deck"), () =>
        refusal(422, 14, {
          fields: { "commanders.0": "too_long" },
          fieldMessages: { "commanders.0": "That is no name." },
        }),
      ),
    );
    await open("create", "/decks/create");
    fill("Name", "L");
    await screen.findByLabelText("Link to the deck on another site");
    fill("Name", "");
    fill("Link to the deck on another site", "http://example.org");
    press("Create deck");
    expect(screen.getByText("Please fill this in.")).toBeTruthy();
    expect(screen.getByText("Enter an address that starts with https://")).toBeTruthy();
    fill("Name", "Lanterns");
    expect(screen.queryByText("Please fill this in.")).toBeNull();
    fill("Link to the deck on another site", "");
    press("Create deck");
    await screen.findByText("That is no name.");
    expect(value("Name")).toBe("Lanterns");
  });

  test("takes the colours of its commander from the card catalogue", async () => {
    const card = {
      name: "Tymna the Weaver",
      manaValue: 3,
      colors: ["W", "B"],
      colorIdentity: ["W", "B"],
      typeLine: "Legendary Creature",
    };
    network.use(
      http.get(api("/cards/search"), () => HttpResponse.json({ cards: [card], available: true })),
    );
    await open("create", "/decks/create");
    fill("Name", "Weavers");
    await screen.findByLabelText("Commander");
    fill("Commander", "tym");
    fireEvent.click(await screen.findByRole("option", { name: /Tymna the Weaver/ }));
    expect(value("Commander")).toBe("Tymna the Weaver");
    const white = screen.getByLabelText<HTMLInputElement>("White");
    await waitFor(() => expect(white.checked).toBe(true));
    expect(screen.getByLabelText<HTMLInputElement>("Red").checked).toBe(false);
  });

  const text = "Commander\n1 Atraxa, Praetors' Voice\n\nDeck\n99 Island";
  const list = aList([
    aCard("Atraxa, Praetors' Voice", { section: "commander" }),
    aCard("Island", { quantity: 99 }),
  ]);
  /** What the server reads in every text, and what it was sent to save. */
  function reads(read: CardList, problems: CardList["problems"] = []) {
    const saved: { deck?: { id: string; name: string }; cards?: unknown } = {};
    network.use(
      noCatalogue,
      http.post(api("/cards/parse"), () => HttpResponse.json({ list: read, problems })),
      http.post(api("/deck"), async ({ request }) => {
        saved.deck = (await request.json()) as { id: string; name: string };
        return HttpResponse.json({ deck: aDeck(saved.deck.name, saved.deck) });
      }),
      http.put(api("/deck/:id/cards"), async ({ request }) => {
        saved.cards = await request.json();
        return HttpResponse.json({ deck: aDeck("Saved", saved.deck), list: read, problems });
      }),
    );
    return saved;
  }

  test("follows from a pasted list, but for what was typed", async () => {
    const saved = reads(list);
    await open("create", "/decks/create", undefined, [aDeck("Old", { formatId: "modern" })]);
    expect(screen.queryByLabelText("Commander")).toBeNull();
    fill("Card list", text);
    await waitFor(() => expect(value("Name")).toBe("Atraxa"));
    await screen.findByText("100 cards read");
    await screen.findByLabelText("Commander");
    expect(value("Commander")).toBe("Atraxa, Praetors' Voice");
    expect(value("Format")).toBe("commander");
    expect(screen.getByLabelText<HTMLInputElement>("Blue").checked).toBe(true);
    fill("Name", "Voices");
    press("Create deck");
    await screen.findByTestId("elsewhere");
    expect(saved).toMatchObject({
      deck: {
        name: "Voices",
        formatId: "commander",
        commanders: ["Atraxa, Praetors' Voice"],
        colors: ["U"],
      },
      cards: { text },
    });
  });

  test("waits for the reading of its list where that comes after the press", async () => {
    const saved = reads(list);
    await open("create", "/decks/create");
    fill("Card list", text);
    press("Create deck");
    await screen.findByTestId("elsewhere");
    expect(saved.deck?.name).toBe("Atraxa");
  });

  test("takes a list pasted anywhere, while it has none", async () => {
    reads(list);
    await open("create", "/decks/create");
    fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
    await waitFor(() => expect(value("Name")).toBe("Atraxa"));
    fireEvent.paste(document.body, { clipboardData: { getData: () => "1 Opt" } });
    expect(value("Card list")).toBe(text);
  });

  test("takes a file, says what is wrong with another, and gives back what it replaced", async () => {
    reads(aList([aCard("Opt")]));
    await open("create", "/decks/create");
    const { useToasts } = await import("~/ui/toast-store");
    // jsdom has files and not their bytes.
    const choose = (file: File, text = "") =>
      fireEvent.change(screen.getByLabelText("Choose a file"), {
        target: {
          files: [
            Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer }),
          ],
        },
      });
    fill("Card list", "1 Duress");
    choose(new File([], "art.png", { type: "image/png" }));
    await screen.findByText(/^This file isn’t a card list/);
    expect(value("Card list")).toBe("1 Duress");
    choose(new File([], "moor_lights.txt", { type: "text/plain" }), "1 Opt");
    await waitFor(() => expect(value("Card list")).toBe("1 Opt"));
    expect(screen.queryByText(/^This file isn’t a card list/)).toBeNull();
    await waitFor(() => expect(value("Name")).toBe("moor lights"));
    const [toast] = useToasts.getState().toasts;
    act(() => useToasts.getState().act(toast?.id ?? 0));
    expect(value("Card list")).toBe("1 Duress");
  });

  test("is not made from a text without a card, nor when that text is refused", async () => {
    const saved = reads(aList([]), [
      { line: 1, text: "https://example.org/deck", reason: "unreadable", message: "Not a card." },
    ]);
    await open("create", "/decks/create");
    fill("Name", "Lanterns");
    fill("Card list", "https://example.org/deck");
    await screen.findByText(/^No cards found in this text/);
    await screen.findByText("1 line to check");
    press("Create deck");
    expect(document.activeElement).toBe(screen.getByLabelText("Card list"));
    expect(saved.deck).toBeUndefined();
    network.use(
      http.post(api("/cards/parse"), () =>
        refusal(422, 14, { fields: { text: "too_long" }, fieldMessages: { text: "Too long." } }),
      ),
    );
    fill("Card list", "1 Opt\n".repeat(9));
    await screen.findByText("Too long.");
  });
});

test("two edits at once: what was typed stays, the rest is as saved, and the next save counts", async () => {
  const loaded = aDeck("Lanterns", { id: "d", version: 3 });
  const present = { ...loaded, name: "Lamps", link: "https://example.org/", version: 4 };
  const versions: (string | null)[] = [];
  const bodies: unknown[] = [];
  network.use(
    http.get(api("/cards/search"), () => HttpResponse.json({ cards: [], available: false })),
    http.get(api("/deck/d"), () => HttpResponse.json({ deck: loaded })),
    http.put(api("/deck/d"), async ({ request }) => {
      versions.push(request.headers.get("If-Match"));
      bodies.push(await request.json());
      if (versions.length === 1) return refusal(409, 15, { present: { deck: present } });
      return HttpResponse.json({ deck: { ...present, name: "Mine", version: 5 } });
    }),
  );
  await open("edit", "/decks/d/edit", "/decks/:id/edit");
  await screen.findByLabelText("Name");
  fill("Name", "Mine");
  press("Save deck");
  await screen.findByText("This deck was changed elsewhere in the meantime");
  expect(screen.getByText("Lamps")).toBeTruthy();
  expect(value("Name")).toBe("Mine");
  expect(value("Link to the deck on another site")).toBe("https://example.org/");
  press("Save deck");
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/deck/d/mine");
  expect(versions).toEqual(['"3"', '"4"']);
  expect(bodies[1]).toMatchObject({ name: "Mine", link: "https://example.org/" });
  expect(Object.keys(localStorage).join()).not.toContain(":deck-d");
});

test("a deck that is not there to edit says so, and offers no second try", async () => {
  network.use(http.get(api("/deck/d"), () => refusal(404, 11)));
  await open("edit", "/decks/d/edit", "/decks/:id/edit");
  await screen.findByText("The requested resource was not found.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.getByRole("link", { name: "Back to decks" })).toBeTruthy();
});

test("another user's change to other fields needs no question", async () => {
  const loaded = aDeck("Lanterns", { id: "d", version: 3 });
  const present = { ...loaded, link: "https://example.org/", version: 4 };
  const sent: unknown[] = [];
  network.use(
    http.get(api("/cards/search"), () => HttpResponse.json({ cards: [], available: false })),
    http.get(api("/deck/d"), () => HttpResponse.json({ deck: loaded })),
    http.put(api("/deck/d"), async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return refusal(409, 15, { present: { deck: present } });
      return HttpResponse.json({ deck: { ...present, name: "Mine", version: 5 } });
    }),
  );
  await open("edit", "/decks/d/edit", "/decks/:id/edit");
  await screen.findByLabelText("Name");
  fill("Name", "Mine");
  press("Save deck");
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/deck/d/mine");
  expect(sent[1]).toMatchObject({ name: "Mine", link: "https://example.org/" });
});

describe("a deck's page", () => {
  const pattern = "/deck/:id/:name?";
  const answer = (deck: Partial<Deck>): DeckPage => ({
    deck: aDeck("Élans du soir", { id: "d", ...deck }),
    owner: { id: "bo", firstname: "Bo", username: "bo", picture: null },
    list: null,
    games: [],
    sets: [],
    next: null,
  });
  const serve = (deck: Partial<Deck>, list: CardList | null = null) =>
    network.use(
      http.get(api("/deck/d"), () => HttpResponse.json({ ...answer(deck), list })),
      http.get(api("/tags"), () => HttpResponse.json({ tags: [] })),
    );

  test("offers its owner what only owners can do", async () => {
    serve({});
    await open("deck", "/deck/d/elans-du-soir", pattern);
    await screen.findByRole("link", { name: "Edit deck" });
    expect((await screen.findByLabelText("Declared")).tagName).toBe("SELECT");
    expect(screen.queryByText("by Bo")).toBeNull();
  });

  test("names the owner to others, and offers them nothing to change", async () => {
    serve({ ownerId: "bo", bracket: 4 });
    await open("deck", "/deck/d/elans-du-soir", pattern);
    await screen.findByText("by Bo");
    expect(screen.queryByRole("link", { name: "Edit deck" })).toBeNull();
    await screen.findByText("4 · Optimized");
    expect(screen.queryByLabelText("Declared")).toBeNull();
  });

  const groups = () =>
    within(screen.getByRole("tabpanel"))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);

  test("shows its cards by type with their counts, or by the groups of the list", async () => {
    const entries = [
      aCard("Atraxa", { section: "commander" }),
      aCard("Rhystic Study", {
        typeLine: "Enchantment",
        manaValue: 3,
        manaCost: "{2}{U}",
        colors: ["U"],
        categories: ["Draw"],
        image: "https://cards.example/study.jpg",
      }),
      aCard("Island", { quantity: 38, typeLine: "Basic Land — Island", manaValue: 0, colors: [] }),
    ];
    const list = aList(entries, {
      gameChangers: ["Rhystic Study"],
      suggestedBracket: { atLeast: 3, why: "few" },
      summary: {
        curve: [0, 0, 0, 1, 0, 0, 0, 0],
        colors: { W: 0, U: 1, B: 0, R: 0, G: 0, C: 0 },
        symbols: { W: 0, U: 1, B: 0, R: 0, G: 0, C: 0 },
        lands: { W: 0, U: 38, B: 0, R: 0, G: 0, C: 0 },
        types: {
          creature: 0,
          planeswalker: 0,
          battle: 0,
          instant: 0,
          sorcery: 0,
          artifact: 0,
          enchantment: 1,
          land: 38,
          other: 0,
        },
        unknown: 0,
        averageManaValue: 3,
      },
    });
    serve({}, list);
    await open("deck", "/deck/d/elans-du-soir?show=cards", pattern);
    await screen.findByText("Mana curve", { selector: "caption" });
    expect(groups()).toEqual(["1 Commander", "1 Enchantments", "38 Lands"]);
    expect(screen.getByText("GC").title).toBe("Game Changer");
    expect(screen.getByText("The lands match the costs.")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Mana cost: 2, Blue" })).toBeTruthy();
    // Nothing is asked of the pictures' host before a name is pressed.
    expect(screen.getByRole("button", { name: "Rhystic Study" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Island" })).toBeNull();
    expect(screen.queryByRole("img", { name: "Picture of Rhystic Study" })).toBeNull();
    expect(screen.queryByText(/podium cards import/)).toBeNull();
    fireEvent.click(screen.getByLabelText("Groups in the list"));
    expect(groups()).toEqual(["1 Commander", "1 Draw", "38 Basic lands"]);
    await screen.findByText(/^1 Game Changer: bracket 3 or higher/);
    expect(screen.getByText(/Brackets 1 and 2 allow none/)).toBeTruthy();
  });

  test("says how to get more where there is no card database", async () => {
    serve({}, aList([aCard("Opt"), aCard("Island", { quantity: 7 })]));
    await open("deck", "/deck/d/elans-du-soir?show=cards", pattern);
    await screen.findByText(/podium cards import/);
    expect(groups()).toEqual(["1 Main deck", "7 Basic lands"]);
    expect(screen.queryByText("Group by")).toBeNull();
  });

  test("says so when there is no such deck for the reader", async () => {
    network.use(http.get(api("/deck/d"), () => refusal(404, 11)));
    await open("deck", "/deck/d", pattern);
    await screen.findByText("Deck not found");
  });
});
