import * as annotations from "~/lib/api/annotations";
import type { Carried } from "~/lib/api/call";
import { ApiError } from "~/lib/api/errors";
import * as games from "~/lib/api/games";
import type { Game, GameSet, Note, Tag } from "~/lib/api/types";
import { isNew, tagKey } from "~/lib/new-tag";
import { folded } from "~/lib/text";
import type { Entry, Outgoing } from "./entry";
import { saysSame } from "./says-same";

type OfKind<Kind extends Outgoing["kind"]> = Extract<Outgoing, { kind: Kind }>;

/** What the server answers to each kind. */
export interface Answers {
  game: { game: Game };
  set: { set: GameSet };
  correction: { game: Game };
  note: { note: Note | null };
  tags: { tags: Tag[] };
  removal: object;
}

/** A request without an answer is given up after this time, and sent again later. */
const patience = 30_000;

const limited = (): Carried => ({ signal: AbortSignal.timeout(patience) });

/** Deleting what is not there any more is done. */
const goneIsDone =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError && error.status === 404) return otherwise;
    throw error;
  };

/** A stale change may be our own, whose answer was lost longer ago than the server keeps answers. */
const present =
  <T>(of: (error: ApiError) => T | null) =>
  (error: unknown): T => {
    const here = error instanceof ApiError && error.status === 409 ? of(error) : null;
    if (here === null) throw error;
    return here;
  };

const correct = ({ body, base }: OfKind<"correction">, carried: Carried) =>
  games
    .putGame(body.id, body, Number(base), carried)
    .catch(present(({ present: { game } }) => (game && saysSame(body, game) ? { game } : null)));

async function note({ target, content, base }: OfKind<"note">, carried: Carried) {
  if (content === null) {
    await annotations.deleteNote(target, carried).catch(goneIsDone({}));
    return { note: null };
  }
  const sending =
    base === null
      ? annotations.postNote(target, content, carried)
      : annotations.putNote(target, content, Number(base), carried);
  return sending.catch(
    present(({ present: { note: theirs } }) =>
      theirs?.content === content ? { note: theirs } : null,
    ),
  );
}

/** Adding and removing a tag twice is the same as once. */
async function tag({ target, add, remove }: OfKind<"tags">) {
  // The id of a tag that was new a moment ago is in the answer.
  const named = [...add, ...remove.filter(isNew)].map(tagKey);
  let tags = named.length > 0 ? (await annotations.addTags(target, named, limited())).tags : [];
  for (const gone of remove) {
    const known = tags.find(({ name }) => folded(name) === folded(gone.name));
    const id = isNew(gone) ? known?.id : gone.id;
    if (!id) continue;
    const answer = await annotations.removeTag(target, id, limited()).catch(goneIsDone({ tags }));
    tags = answer.tags.filter((left) => left.id !== id);
  }
  return { tags };
}

/** Sends an entry. However often it is sent, it happens once. */
export function send(entry: Entry): Promise<Answers[Entry["kind"]]> {
  const carried = { ...limited(), key: entry.key };
  switch (entry.kind) {
    case "game":
      return games.postGame(entry.body, limited());
    case "set":
      return games.postSet(entry.body, limited());
    case "correction":
      return correct(entry, carried);
    case "note":
      return note(entry, carried);
    case "tags":
      return tag(entry);
    case "removal": {
      const remove = entry.target.kind === "game" ? games.deleteGame : games.deleteSet;
      return remove(entry.target.id, limited()).catch(goneIsDone({}));
    }
  }
}

/** The version that the next change of the same thing is made on. */
export function versionIn(answer: object): number | null {
  const { game, note: written } = answer as Partial<Answers["game"] & Answers["note"]>;
  return game?.version ?? written?.version ?? null;
}
