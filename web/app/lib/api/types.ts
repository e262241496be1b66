import type { components } from "./schema";

type Schemas = components["schemas"];
export type User = Schemas["Me"];
export type Playgroup = Schemas["Playgroup"];
export type Deck = Schemas["Deck"];
export type Friend = Schemas["Friend"];
export type Format = Schemas["Format"];
