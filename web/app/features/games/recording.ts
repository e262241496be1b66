import type { GameBody, SetBody } from "~/lib/api/types";
import type { Outgoing } from "~/lib/outbox/entry";
import { type GameDraft, nextGame, toBody } from "./table/draft";

/** A set that is made together with its games. */
export interface NewSet {
  id: string;
  /** Null where it is open-ended. */
  bestOf: number | null;
}

/** Everything on the record page; it survives a reload. */
export interface Recording {
  step: "table" | "result";
  game: GameDraft;
  set: NewSet | null;
  /** Games of that set recorded before this one. */
  earlier: GameDraft[];
}

/** Where it is kept: a table that plays again, or a group, has its own. */
export const draftName = (of: string | null): string => (of ? `record-${of}` : "record");

const withId = <Body extends { id?: string }>(body: Body, id: string) => ({ ...body, id });

/** What is sent, or null without a winner. */
export function outgoing(
  { game, set, earlier }: Recording,
  now: number,
): Extract<Outgoing, { kind: "game" | "set" }> | null {
  const body = toBody(game, { now });
  const names = game.seats.map(({ name }) => name);
  if (!body) return null;
  if (!set) return { kind: "game", body: withId(body, game.id), names };
  const games = earlier.map((told) => toBody(told, { now })).filter((told) => told !== null);
  const all: GameBody[] = [...games, body];
  const whole: SetBody = {
    playgroupId: game.playgroupId,
    formatId: game.formatId,
    subformatId: game.subformatId,
    bestOf: set.bestOf,
    startedAt: all[0]?.startedAt ?? all[0]?.endedAt ?? null,
    games: all,
  };
  return { kind: "set", body: withId(whole, set.id), names };
}

/** Starts another game of the set; the current one is kept and ends now at the latest. */
export const tellAnother = (recording: Recording, id: string, now: number): Recording => ({
  ...recording,
  earlier: [
    ...recording.earlier,
    { ...recording.game, endedAt: recording.game.endedAt ?? new Date(now).toISOString() },
  ],
  game: nextGame(id, recording.game),
});

/** Makes the last recorded game the current one again. */
export const tellBefore = (recording: Recording): Recording => {
  const last = recording.earlier.at(-1);
  if (!last) return recording;
  return { ...recording, game: last, earlier: recording.earlier.slice(0, -1) };
};

/** The same table after its game was sent; a set just made is now the set it plays in. */
export const afterwards = ({ game, set }: Recording, id: string): Recording => ({
  step: "result",
  game: { ...nextGame(id, game), setId: set?.id ?? game.setId },
  set: null,
  earlier: [],
});
