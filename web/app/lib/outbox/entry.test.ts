import { describe, expect, test } from "vitest";
import type { GameBody, Tag } from "~/lib/api/types";
import { dependsOn, type Entry, isBlocked, join, type Outgoing } from "./entry";

const body = (id: string, more: Partial<GameBody> = {}) => ({
  id,
  formatId: "f",
  seats: [],
  ...more,
});
const game = (id: string, more: Partial<GameBody> = {}): Outgoing => ({
  kind: "game",
  body: body(id, more),
  names: [],
});
const correction = (id: string, turns: number, base: number | "before" = 1): Outgoing => ({
  kind: "correction",
  body: body(id, { turns }),
  base,
  shown: null,
});
const on = (id: string) => ({ kind: "game", id }) as const;
const note = (id: string, content: string | null, base: number | null = null): Outgoing => ({
  kind: "note",
  target: on(id),
  content,
  base,
});
const tag = (name: string): Tag => ({ id: name, name, color: "teal", uses: 1 });
const tags = (add: string[], remove: string[] = []): Outgoing => ({
  kind: "tags",
  target: on("g"),
  add: add.map(tag),
  remove: remove.map(tag),
});

const refusal = { status: 422, message: "No.", fieldMessages: {}, present: {} };
const kept = (outgoing: Outgoing, order = 1, more: Partial<Entry> = {}) =>
  ({
    ...outgoing,
    order,
    key: `k${order}`,
    userId: "u",
    since: 0,
    attempted: false,
    refused: null,
    ...more,
  }) as Entry;

describe("the order of entries", () => {
  const blocked = (...entries: Entry[]) =>
    entries.filter((entry) => isBlocked(entry, entries)).map(({ order }) => order);

  test("a correction, a note and tags wait for their game, and not for each other", () => {
    expect(
      blocked(
        kept(game("g"), 1),
        kept(correction("g", 7), 2),
        kept(note("g", "a"), 3),
        kept(tags(["x"]), 4),
      ),
    ).toEqual([2, 3, 4]);
    expect(blocked(kept(correction("g", 7), 2), kept(note("g", "a"), 3))).toEqual([]);
  });

  test("another game waits for nothing", () => {
    expect(blocked(kept(game("g"), 1), kept(game("h"), 2), kept(note("h", "a"), 3))).toEqual([3]);
  });

  test("a game waits for its set, and for the games that were played in it before", () => {
    const set: Outgoing = {
      kind: "set",
      body: { id: "s", formatId: "f", games: [body("g1")] },
      names: [],
    };
    const inSet = (id: string) => game(id, { setId: "s" });
    expect(blocked(kept(set, 1), kept(inSet("g2"), 2), kept(note("g1", "a"), 3))).toEqual([2, 3]);
    expect(blocked(kept(inSet("g2"), 2), kept(inSet("g3"), 3))).toEqual([3]);
    const refused = kept(inSet("g2"), 2, { refused: refusal });
    expect(blocked(refused, kept(inSet("g3"), 3))).toEqual([]);
    expect(
      blocked(kept(game("g2", { setId: "s" }), 2, { refused: refusal }), kept(note("g2", "a"), 3)),
    ).toEqual([3]);
  });

  test("what is on a game that is never sent goes with it", () => {
    const first = kept(game("g"), 1);
    expect(dependsOn(kept(note("g", "a"), 2), first)).toBe(true);
    expect(dependsOn(kept(note("h", "a"), 2), first)).toBe(false);
    const other = kept(game("h", { setId: "s" }), 2);
    expect(dependsOn(other, kept(game("g", { setId: "s" }), 1))).toBe(false);
  });
});

describe("a second change of the same thing", () => {
  test("takes the place of one that was not sent, and stays on the version that one was made on", () => {
    expect(join(kept(correction("g", 7, 3)), correction("g", 8, 9))).toEqual({
      do: "replace",
      outgoing: correction("g", 8, 3),
    });
    expect(join(kept(note("g", "a", 2)), note("g", null, 5))).toEqual({
      do: "replace",
      outgoing: note("g", null, 2),
    });
  });

  test("comes after one that may have arrived, on what that one leaves", () => {
    expect(
      join(kept(correction("g", 7, 3), 1, { attempted: true }), correction("g", 8, 3)),
    ).toEqual({
      do: "after",
      outgoing: correction("g", 8, "before"),
    });
  });

  test("answers a refusal on the version that its author has seen", () => {
    const refused = kept(correction("g", 7, 3), 1, { attempted: true, refused: refusal });
    expect(join(refused, correction("g", 8, 4))).toEqual({
      do: "replace",
      outgoing: correction("g", 8, 4),
    });
  });

  test("of a game that may have arrived is a correction of it, and the same game again is nothing", () => {
    const sent = kept(game("g"), 1, { attempted: true });
    expect(join(sent, game("g"))).toEqual({ do: "keep" });
    expect(join(sent, game("g", { turns: 9, note: "a", tags: [] }))).toEqual({
      do: "after",
      outgoing: { ...correction("g", 9, "before") },
    });
    expect(join(kept(game("g")), game("g", { turns: 9 }))).toEqual({
      do: "replace",
      outgoing: game("g", { turns: 9 }),
    });
  });

  test("of tags is one change of both, or none", () => {
    expect(join(kept(tags(["a"], ["b"])), tags(["b"], ["c"]))).toEqual({
      do: "replace",
      outgoing: tags(["a", "b"], ["c"]),
    });
    expect(join(kept(tags(["a"])), tags([], ["a"]))).toEqual({ do: "cancel" });
    expect(join(kept(tags(["a"]), 1, { attempted: true }), tags([], ["a"]))).toEqual({
      do: "after",
      outgoing: tags([], ["a"]),
    });
  });
});
