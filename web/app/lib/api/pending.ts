/** Shapes and calls the API document does not have yet, by the names it will have. */
import { call } from "./call";
import type { Card, Friend, Playgroup } from "./types";

type Options = {
  path?: Record<string, string>;
  query?: Record<string, string | number | null>;
  body?: unknown;
  version?: number;
  key?: string;
};
type Method = "get" | "post" | "put" | "delete";

/** `call` for a path that is not in the document yet; its answer is taken at its word. */
export const pendingCall = <T>(method: Method, path: string, options?: Options): Promise<T> =>
  (call as (method: Method, path: string, options?: Options) => Promise<unknown>)(
    method,
    path,
    options,
  ) as Promise<T>;

export type Standing = "none" | "self" | "accepted" | "incoming" | "outgoing" | "blocked";

export type Found = Card & { code: string; status: Standing };

export type Person = Card & {
  visible: boolean;
  status: Standing;
  code: string | null;
  since: string | null;
  lastSeen: string | null;
  playgroups: { id: string; name: string; picture: string | null }[];
  sharedGames: number | null;
  decksCount: number | null;
};

type Role = "owner" | "admin" | "member";

export type PlaygroupMember = Card & {
  role: Role;
  status: "member" | "invited";
  joinedAt: string | null;
  invitedBy: Card | null;
};

export type FullPlaygroup = Omit<Playgroup, "role" | "members"> & {
  role: Role;
  members: PlaygroupMember[];
  version: number;
  invitedBy: Card | null;
  membersCount: number;
};

export interface InvitationLink {
  id: string;
  madeBy: Card | null;
  madeAt: string;
  expiresAt: string;
  maxUses: number | null;
  uses: number;
}

/** Shown once, when it is made. */
export type NewLink = InvitationLink & { url: string; token: string; qr: string };

export interface Join {
  playgroup: Pick<FullPlaygroup, "id" | "name" | "description" | "picture" | "membersCount">;
  madeBy: Card | null;
  expiresAt: string;
  mine: "member" | "invited" | null;
}

export interface TrailEntry {
  id: string;
  at: string;
  action: string;
  actor: Card | null;
  subject: Card | null;
  playgroup: { id: string; name: string } | null;
}

export interface TrailPage {
  trail: TrailEntry[];
  next: number | null;
}

/** Games somebody else put me in: one alone, or all of a set. */
export interface SeatNotice {
  gameId: string;
  setId: string | null;
  /** How many of that set; 1 without one. */
  games: number;
  putBy: Card | null;
  putAt: string;
  endedAt: string;
  formatId: string;
  players: string[];
  placement: number;
  deckName: string | null;
}

export interface WaitingForMe {
  count: number;
  requests: Friend[];
  invitations: FullPlaygroup[];
  games: SeatNotice[];
}
