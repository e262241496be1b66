import type { components } from "./schema";

type Schemas = components["schemas"];
export type User = Schemas["Me"];
export type Playgroup = Schemas["Playgroup"];
export type Friend = Schemas["Friend"];
export type Format = Schemas["Format"];

export type * from "./pending";

/** The filters of every list of games, by the names the API gives them. */
export interface ListQuery {
  /** Milliseconds since 1970: only what is older. */
  timestamp?: number | null;
  formatid?: string | null;
  subformatid?: string | null;
  tagid?: string | null;
  playgroupid?: string | null;
  deckid?: string | null;
  q?: string | null;
}

/** What tags and a note hang on. */
export interface Target {
  kind: "game" | "set";
  id: string;
}
