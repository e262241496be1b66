import type { Game, GameBody, Note, SetBody, Tag, Target } from "~/lib/api/types";

type Named<Body> = Body & { id: string };

/** Which version of a thing a change was made on; `before`: the one that the entry before it leaves. */
type Base<None = never> = number | None | "before";

/** Something to send. Ids are made here, so that sending it twice creates one. */
export type Outgoing =
  /** `names`: who played, as the device calls them. */
  | { kind: "game"; body: Named<GameBody>; names: string[] }
  | { kind: "set"; body: Named<SetBody>; names: string[] }
  /** `shown`: the game as it will be, if a page has to show it. */
  | { kind: "correction"; body: Named<GameBody>; base: Base; shown: Game | null }
  /** Without content it deletes the note; without a base there was none. */
  | { kind: "note"; target: Target; content: string | null; base: Base<null> }
  | { kind: "tags"; target: Target; add: Tag[]; remove: Tag[] }
  /** Takes back what may have reached the server already. */
  | { kind: "removal"; target: Target };

/** Why the server would not take it: only its author can put that right. */
export interface Refusal {
  status: number;
  message: string;
  fieldMessages: Record<string, string>;
  /** What the server had instead, if it said so. */
  present: { game?: Game; note?: Note };
}

export type Entry = Outgoing & {
  /** Higher for those made later, over all tabs. */
  order: number;
  /** The `Idempotency-Key`: another one whenever the entry says something else. */
  key: string;
  userId: string;
  /** Milliseconds since 1970. */
  since: number;
  /** It was sent while there was a network, so the server may have it even though no answer came. */
  attempted: boolean;
  refused: Refusal | null;
};

/** What an entry is about; entries about the same thing are sent in their order. */
export function thingOf(entry: Outgoing): string {
  switch (entry.kind) {
    case "game":
    case "set":
      return entry.body.id;
    case "correction":
      return `${entry.body.id} correction`;
    case "removal":
      return entry.target.id;
    default:
      return `${entry.target.id} ${entry.kind}`;
  }
}

/** The things that later entries may build on. */
function provides(entry: Entry): string[] {
  const own = thingOf(entry);
  if (entry.kind === "set") return [own, ...(entry.body.games ?? []).map(({ id }) => id ?? "")];
  // The games of a set are sent as they were played, but a refused one holds up none of the others.
  const inSet = entry.kind === "game" && entry.body.setId && !entry.refused;
  return inSet ? [own, `${entry.body.setId} games`] : [own];
}

/** The things that must be on the server first. */
function needs(entry: Outgoing): string[] {
  const own = thingOf(entry);
  switch (entry.kind) {
    case "set":
      return [own];
    case "game":
      return entry.body.setId ? [own, entry.body.setId, `${entry.body.setId} games`] : [own];
    case "correction":
      return [own, entry.body.id, ...(entry.body.setId ? [entry.body.setId] : [])];
    default:
      return [own, entry.target.id];
  }
}

/** Whether one of a user's entries, in their order, has to wait for an earlier one. */
export function isBlocked(entry: Entry, entries: readonly Entry[]): boolean {
  const needed = new Set(needs(entry));
  return entries.some(
    (other) => other.order < entry.order && provides(other).some((thing) => needed.has(thing)),
  );
}

/** Whether it makes no sense without the other: a note on a game that is never sent. */
export const dependsOn = (entry: Entry, other: Entry): boolean =>
  other.order < entry.order &&
  (other.kind === "game" || other.kind === "set") &&
  needs(entry).some((thing) => provides(other).includes(thing) && !thing.endsWith(" games"));

const without = (tags: readonly Tag[], taken: readonly Tag[]): Tag[] =>
  tags.filter(({ id }) => !taken.some((tag) => tag.id === id));

type OfKind<Kind extends Outgoing["kind"]> = Extract<Outgoing, { kind: Kind }>;

/** Two changes of the tags as one; null where they cancel out. */
function joinTags(first: OfKind<"tags">, next: OfKind<"tags">): OfKind<"tags"> | null {
  const add = [...without(first.add, next.remove), ...next.add];
  // What only the first had added is not on the server.
  const remove = [...without(first.remove, next.add), ...without(next.remove, first.add)];
  return add.length + remove.length > 0 ? { ...next, add, remove } : null;
}

/**
 * What becomes of the last entry about a thing when there is another: `replace` it, leave it and add one `after` it, or
 * `cancel` both.
 */
export type Joined =
  | { do: "replace" | "after"; outgoing: Outgoing }
  | { do: "keep" }
  | { do: "cancel" };

const saysSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

function joinGame(last: Entry, next: OfKind<"game" | "set">): Joined {
  if (last.refused || !last.attempted || last.kind !== next.kind)
    return { do: "replace", outgoing: next };
  if (saysSame(last.body, next.body) || next.kind === "set") return { do: "keep" };
  // The server may have it as it was, and takes a second one of its id for the first.
  const { tags, note, ...body } = next.body;
  return { do: "after", outgoing: { kind: "correction", body, base: "before", shown: null } };
}

export function join(last: Entry, next: Outgoing): Joined {
  if (next.kind === "removal") return { do: "replace", outgoing: next };
  if (next.kind === "game" || next.kind === "set") return joinGame(last, next);
  if (next.kind === "tags") {
    if (last.kind !== "tags" || (last.attempted && !last.refused))
      return { do: "after", outgoing: next };
    const outgoing = joinTags(last, next);
    return outgoing ? { do: "replace", outgoing } : { do: "cancel" };
  }
  // Made on what the server has now, as its author has just seen it.
  if (last.refused) return { do: "replace", outgoing: next };
  if (last.attempted) return { do: "after", outgoing: { ...next, base: "before" } };
  const base = "base" in last ? last.base : next.base;
  return { do: "replace", outgoing: { ...next, base } as Outgoing };
}
