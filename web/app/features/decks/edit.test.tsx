import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { fill, openDecks, press, shownIn } from "../../../tests/deck-pages";
import { aDeck } from "../../../tests/decks";
import { freshModules } from "../../../tests/fresh";
import { api, network, refusal } from "../../../tests/network";

freshModules();

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
  await openDecks("edit", "/decks/d/edit", "/decks/:id/edit");
  await screen.findByLabelText("Name");
  fill("Name", "Mine");
  press("Save deck");
  await screen.findByText("This deck was changed elsewhere in the meantime");
  expect(screen.getByText("Lamps")).toBeTruthy();
  expect(shownIn("Name")).toBe("Mine");
  expect(shownIn("Link to the deck on another site")).toBe("https://example.org/");
  press("Save deck");
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/deck/d/mine");
  expect(versions).toEqual(['"3"', '"4"']);
  expect(bodies[1]).toMatchObject({ name: "Mine", link: "https://example.org/" });
  expect(Object.keys(localStorage).join()).not.toContain(":deck-d");
});

test("a deck that is not there to edit says so, and offers no second try", async () => {
  network.use(http.get(api("/deck/d"), () => refusal(404, 11)));
  await openDecks("edit", "/decks/d/edit", "/decks/:id/edit");
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
  await openDecks("edit", "/decks/d/edit", "/decks/:id/edit");
  await screen.findByLabelText("Name");
  fill("Name", "Mine");
  press("Save deck");
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/deck/d/mine");
  expect(sent[1]).toMatchObject({ name: "Mine", link: "https://example.org/" });
});
