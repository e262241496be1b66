import type { CardColor } from "~/ui/pips";

/** What is found on this device, from the likeliest kind on where several fit as well. */
export const knownKinds = ["decks", "people", "groups", "pages"] as const;
/** What only the server can find. */
type ServerKind = "games" | "notes";

type Kind = (typeof knownKinds)[number] | ServerKind;

/** Something found, and where it is. What the server found is kept like this, and shown in any language later. */
export interface Hit {
  kind: Kind;
  /** Its kind and id: the same thing found again has the same. */
  key: string;
  /** Without a language. */
  path: string;
  title: string;
  /** In the second line. */
  detail?: string;
  /** When it happened, before the detail. */
  at?: string;
}

/** With what it looks like and what finds it, besides its title. */
export interface FullHit extends Hit {
  picture?: string | null;
  colors?: CardColor[];
  also?: string;
  /** The way to all of its kind, and nothing to come back to. */
  isRest?: true;
}

/** An answer of the server to some words. */
export interface Found {
  hits: FullHit[];
  /** Whether it has more than it gave. */
  more: boolean;
}

/** A kind that only the server can find. */
export interface ServerSource {
  kind: ServerKind;
  read: (words: string, signal: AbortSignal) => Promise<Found>;
  /** The page that lists all that fit, without a language. */
  all: (words: string) => string;
}

/** As many of one kind as are shown. */
export const most = 5;
