import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import type { CardList } from "~/lib/api/types";
import { fill, openDecks, press, shownIn } from "../../../tests/deck-pages";
import { aCard, aDeck, aList } from "../../../tests/decks";
import { freshModules } from "../../../tests/fresh";
import { api, network, refusal } from "../../../tests/network";

freshModules();

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
    await openDecks("create", "/decks/create");
    fill("Name", "Lanterns");
    press("Create deck");
    await waitFor(() => expect(sent).toHaveLength(1));
    cleanup();
    await openDecks("create", "/decks/create");
    expect(shownIn("Name")).toBe("Lanterns");
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
    await openDecks("create", "/decks/create");
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
    expect(shownIn("Name")).toBe("Lanterns");
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
    await openDecks("create", "/decks/create");
    fill("Name", "Weavers");
    await screen.findByLabelText("Commander");
    fill("Commander", "tym");
    fireEvent.click(await screen.findByRole("option", { name: /Tymna the Weaver/ }));
    expect(shownIn("Commander")).toBe("Tymna the Weaver");
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
    await openDecks("create", "/decks/create", undefined, [aDeck("Old", { formatId: "modern" })]);
    expect(screen.queryByLabelText("Commander")).toBeNull();
    fill("Card list", text);
    await waitFor(() => expect(shownIn("Name")).toBe("Atraxa"));
    await screen.findByText("100 cards read");
    await screen.findByLabelText("Commander");
    expect(shownIn("Commander")).toBe("Atraxa, Praetors' Voice");
    expect(shownIn("Format")).toBe("commander");
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
    await openDecks("create", "/decks/create");
    fill("Card list", text);
    press("Create deck");
    await screen.findByTestId("elsewhere");
    expect(saved.deck?.name).toBe("Atraxa");
  });

  test("takes a list pasted anywhere, while it has none", async () => {
    reads(list);
    await openDecks("create", "/decks/create");
    fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
    await waitFor(() => expect(shownIn("Name")).toBe("Atraxa"));
    fireEvent.paste(document.body, { clipboardData: { getData: () => "1 Opt" } });
    expect(shownIn("Card list")).toBe(text);
  });

  test("takes a file, says what is wrong with another, and gives back what it replaced", async () => {
    reads(aList([aCard("Opt")]));
    await openDecks("create", "/decks/create");
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
    expect(shownIn("Card list")).toBe("1 Duress");
    choose(new File([], "moor_lights.txt", { type: "text/plain" }), "1 Opt");
    await waitFor(() => expect(shownIn("Card list")).toBe("1 Opt"));
    expect(screen.queryByText(/^This file isn’t a card list/)).toBeNull();
    await waitFor(() => expect(shownIn("Name")).toBe("moor lights"));
    const [toast] = useToasts.getState().toasts;
    act(() => useToasts.getState().act(toast?.id ?? 0));
    expect(shownIn("Card list")).toBe("1 Duress");
  });

  test("is not made from a text without a card, nor when that text is refused", async () => {
    const saved = reads(aList([]), [
      { line: 1, text: "https://example.org/deck", reason: "unreadable", message: "Not a card." },
    ]);
    await openDecks("create", "/decks/create");
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
