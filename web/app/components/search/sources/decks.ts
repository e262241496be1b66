import { deckColors } from "~/components/decks/deck-colors";
import { formatName } from "~/components/formats/format-name";
import { deckPath } from "~/components/paths";
import type { Deck, Format } from "~/lib/api/types";
import { newestFirst } from "~/lib/user/lists";
import type { FullHit } from "../hit";

/** My decks by name or commander, the one played last first. */
export const deckHits = (decks: readonly Deck[], formats: readonly Format[]): FullHit[] =>
  newestFirst(decks, "lastPlayed").map((deck) => ({
    kind: "decks",
    key: `decks:${deck.id}`,
    path: deckPath(deck),
    title: deck.name,
    detail: deck.commanders.join(", ") || formatName(formats, deck),
    picture: deck.picture,
    colors: deckColors(deck),
    also: deck.commanders.join(" "),
  }));
