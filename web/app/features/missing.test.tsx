import { cleanup, screen } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { api, network, refusal } from "../../tests/network";
import { open } from "../../tests/open";

// What is not there, or not for this user: each page says so in the words of the catalog and offers no second try.

const pages = {
  deckEdit: () => import("./decks/edit"),
  deck: () => import("./decks/deck"),
  game: () => import("./games/game"),
  set: () => import("./sets/page"),
  user: () => import("./people/page"),
  playgroup: () => import("./playgroups/playgroup"),
  event: () => import("./events/page"),
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  network.use(http.all(api("/*"), () => refusal(404, 11)));
});

test.each([
  ["deckEdit", "/decks/:id/edit"],
  ["deck", "/deck/:id"],
  ["game", "/game/:id"],
  ["set", "/set/:id"],
  ["user", "/user/:id"],
  ["playgroup", "/playgroup/:id"],
  ["event", "/mobile/event/:id"],
] as const)("%s", async (name, pattern) => {
  for (const [lang, said] of [
    ["", "The requested resource was not found."],
    ["/fr", "La ressource demandée est introuvable."],
  ] as const) {
    await open(pages[name], lang + pattern.replace(":id", "nobody"), lang + pattern);
    await screen.findByText(said, { exact: false });
    expect(screen.queryByRole("button", { name: /^(Try again|Réessayer)$/ })).toBeNull();
    cleanup();
  }
});
