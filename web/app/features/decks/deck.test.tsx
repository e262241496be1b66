import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import type { CardList, Deck, DeckPage } from "~/lib/api/types";
import { openDecks } from "../../../tests/deck-pages";
import { aCard, aDeck, aList } from "../../../tests/decks";
import { freshModules } from "../../../tests/fresh";
import { api, network, refusal } from "../../../tests/network";

freshModules();

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
    await openDecks("deck", "/deck/d/elans-du-soir", pattern);
    await screen.findByRole("link", { name: "Edit deck" });
    expect((await screen.findByLabelText("Declared")).tagName).toBe("SELECT");
    expect(screen.queryByText("by Bo")).toBeNull();
  });

  test("names the owner to others, and offers them nothing to change", async () => {
    serve({ ownerId: "bo", bracket: 4 });
    await openDecks("deck", "/deck/d/elans-du-soir", pattern);
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
    await openDecks("deck", "/deck/d/elans-du-soir?show=cards", pattern);
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
    await openDecks("deck", "/deck/d/elans-du-soir?show=cards", pattern);
    await screen.findByText(/podium cards import/);
    expect(groups()).toEqual(["1 Main deck", "7 Basic lands"]);
    expect(screen.queryByText("Group by")).toBeNull();
  });

  test("says so when there is no such deck for the reader", async () => {
    network.use(http.get(api("/deck/d"), () => refusal(404, 11)));
    await openDecks("deck", "/deck/d", pattern);
    await screen.findByText("Deck not found");
  });
});
