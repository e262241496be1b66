import type { ChosenDeck } from "~/components/seating/seated-player";
import type { GameBody, Player, SeatBody, Tag } from "~/lib/api/types";
import { newTag } from "~/lib/new-tag";
import type { Entry } from "~/lib/outbox/entry";
import type { Recording } from "./recording";
import { emptyGame, type GameDraft, guestSeat, playerSeat } from "./table/draft";

interface Known {
  players: readonly Player[];
  tags: readonly Tag[];
}

function deckOf({ deckId, deckName }: SeatBody, player: Player | undefined): ChosenDeck | null {
  if (deckName) return { id: null, name: deckName, colors: [], picture: null };
  return player?.lastDeck && player.lastDeck.id === deckId ? player.lastDeck : null;
}

/** A request body as the draft that it was made from, as far as the players are known. */
export function gameFrom(body: GameBody, { players, tags }: Known): GameDraft {
  const keys = body.seats.map(({ userId }, index) => userId ?? `guest-${index}`);
  const { startedAt, endedAt } = body;
  return {
    ...emptyGame(body.id ?? "", body.formatId, body.subformatId ?? null),
    setId: body.setId ?? null,
    playgroupId: body.playgroupId ?? null,
    playgroupChosen: true,
    eventId: body.eventId ?? null,
    endedAt: endedAt ?? null,
    minutes:
      startedAt && endedAt
        ? Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000)
        : null,
    turns: body.turns ?? null,
    endReason: body.endReason ?? null,
    seats: body.seats.map((seat, index) => {
      const key = keys[index] ?? "";
      const player = players.find(({ id }) => id === seat.userId);
      const person = player
        ? playerSeat(player, body.formatId)
        : { ...guestSeat(key, seat.guestName ?? "–"), userId: seat.userId ?? null };
      return {
        ...person,
        deck: deckOf(seat, player),
        place: seat.placement,
        finalLife: seat.finalLife ?? null,
        eliminatedTurn: seat.eliminatedTurn ?? null,
        eliminatedBy: seat.eliminatedBy ? (keys[seat.eliminatedBy - 1] ?? null) : null,
        mulligans: seat.mulligans ?? null,
      };
    }),
    wentFirst: keys[0] ?? null,
    tags: (body.tags ?? []).map((key) => tags.find(({ id }) => id === key) ?? newTag(key)),
    note: body.note ?? "",
  };
}

/** Turns a refused entry of the outbox back into a draft. */
export function fromWaiting(
  waiting: Extract<Entry, { kind: "game" | "set" }>,
  known: Known,
): Recording | null {
  const set = waiting.kind === "set" ? waiting.body : null;
  const bodies = waiting.kind === "set" ? (waiting.body.games ?? []) : [waiting.body];
  const games = bodies.map((body) => gameFrom(body, known));
  const last = games.at(-1);
  if (!last) return null;
  return {
    step: "result",
    game: last,
    set: set && { id: set.id, bestOf: set.bestOf ?? null },
    earlier: games.slice(0, -1),
  };
}
