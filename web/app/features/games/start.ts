import { type KnownTables, readTables, tablesOf } from "~/components/seating/known-tables";
import { getGame, getSet } from "~/lib/api/games";
import { later } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";
import { uuidv7 } from "~/lib/uuid";
import type { Recording } from "./recording";
import { again, emptyGame, type GameDraft, playerSeat } from "./table/draft";
import { inSharedPlaygroup } from "./table/shared-playgroup";

const bringRefused = later(() => import("./refused"));
const bringTable = later(() => import("./from-table"));

/** Where the page was opened from. */
export interface Wanted {
  /** A game whose table plays again. */
  again: string | null;
  /** A set whose next game it is. */
  set: string | null;
  /** A group that plays. */
  playgroup: string | null;
  /** An event it is played at. */
  event: string | null;
  /** A game or set on this device that the server has refused. */
  waiting: string | null;
  /** A live table that only this device has. */
  table: string | null;
}

export interface Start extends KnownTables {
  recording: Recording;
  /** Why the server refused it before, by the names of its fields. */
  fieldMessages: Record<string, string>;
}

const begin = (game: GameDraft): Recording => ({
  step: game.seats.length > 1 ? "result" : "table",
  game,
  set: null,
  earlier: [],
});

async function nextOfSet(id: string): Promise<GameDraft> {
  const { set } = await getSet(id);
  const last = set.games.at(-1);
  if (last) return again(uuidv7(), last, id);
  const { formatId, subformatId, playgroupId } = set;
  return { ...emptyGame(uuidv7(), formatId, subformatId), playgroupId, setId: id };
}

async function onceMore(id: string): Promise<GameDraft> {
  const { game } = await getGame(id);
  const set = game.setId === null ? null : (await getSet(game.setId)).set;
  return again(uuidv7(), game, set?.closedAt === null ? set.id : null);
}

/** The game that the page was opened for, where it was for one. */
async function chosen({ set, again, table }: Wanted): Promise<GameDraft | null> {
  if (set) return nextOfSet(set);
  if (again) return onceMore(again);
  return table ? (await bringTable()).fromTable(table) : null;
}

/** An empty table with me at it, in the format played last. */
function fresh({ pods, players }: KnownTables): GameDraft {
  const formatId = pods[0]?.formatId ?? useUserStore.getState().formats[0]?.id ?? "";
  const game = emptyGame(uuidv7(), formatId, null);
  return { ...game, seats: players.slice(0, 1).map((me) => playerSeat(me, formatId)) };
}

/** What the record page begins with. */
export async function readStart(wanted: Wanted): Promise<Start> {
  const { fetchFormats, fetchPlaygroups } = useUserStore.getState();
  const [read, game] = await Promise.all([
    readTables(),
    chosen(wanted),
    fetchFormats(),
    // Without them no group is inferred, and the game is recorded all the same.
    fetchPlaygroups().catch(() => undefined),
  ]);
  const { playgroups } = useUserStore.getState();
  const group = playgroups.find(({ id }) => id === wanted.playgroup);
  const tables = group ? tablesOf(group, read) : read;
  const refused =
    wanted.waiting && (await (await bringRefused()).readRefused(wanted.waiting, tables));
  if (refused) return { ...tables, ...refused };
  const begun = game ?? {
    ...fresh(tables),
    playgroupId: group?.id ?? null,
    playgroupChosen: group !== undefined,
    eventId: wanted.event,
  };
  return { ...tables, recording: begin(inSharedPlaygroup(begun, playgroups)), fieldMessages: {} };
}
