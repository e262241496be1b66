import { isLang, type Lang } from "~/lib/i18n";

export const layouts = ["bar", "corners", "grid", "seat"] as const;
export const skins = ["lamp", "paper", "glass", "outline"] as const;
export const sides = ["bottom", "top", "left", "right"] as const;
export const parts = [
  "names",
  "decks",
  "life",
  "damage",
  "counters",
  "turn",
  "clock",
  "round",
  "score",
  "crowns",
  "dice",
  "result",
] as const;

export type Layout = (typeof layouts)[number];
export type Skin = (typeof skins)[number];
export type Side = (typeof sides)[number];
export type Part = (typeof parts)[number];

/** An overlay's look, stored in readable form in its address. */
export interface Look {
  layout: Layout;
  skin: Skin;
  side: Side;
  /** In hundredths of the usual size. */
  size: number;
  /** The only seat shown: a fixed seat number, or the active player. */
  seat: number | "turn";
  /** In the order of `parts`. */
  show: readonly Part[];
  lang: Lang;
}

export const sizes = { least: 50, most: 200, step: 10 } as const;
const mostSeats = 10;
/** Stands for a list of nothing: a bare `show=` reads like a mistake. */
const nothing = "none";

export const usualLook = (lang: Lang): Look => ({
  layout: "bar",
  skin: "lamp",
  side: "bottom",
  size: 100,
  seat: "turn",
  show: parts,
  lang,
});

const oneOf = <T extends string>(known: readonly T[], given: string | null): T | undefined =>
  known.find((one) => one === given);

/** A whole number as people write it, between two others. */
function whole(given: string | null, least: number, most: number): number | undefined {
  if (!given || !/^\d{1,4}$/.test(given)) return undefined;
  return Math.min(most, Math.max(least, Number(given)));
}

function shown(given: string | null): readonly Part[] | undefined {
  if (given === nothing) return [];
  const words = given?.split(",") ?? [];
  const known = parts.filter((part) => words.includes(part));
  return known.length > 0 ? known : undefined;
}

/** Reads a look from any address: missing or invalid values fall back to defaults. */
export function readLook(search: URLSearchParams, pageLang: Lang): Look {
  const lang = search.get("lang");
  const usual = usualLook(isLang(lang) ? lang : pageLang);
  return {
    layout: oneOf(layouts, search.get("layout")) ?? usual.layout,
    skin: oneOf(skins, search.get("theme")) ?? usual.skin,
    side: oneOf(sides, search.get("side")) ?? usual.side,
    size: whole(search.get("size"), sizes.least, sizes.most) ?? usual.size,
    seat: whole(search.get("seat"), 1, mostSeats) ?? usual.seat,
    show: shown(search.get("show")) ?? usual.show,
    lang: usual.lang,
  };
}

/** Writes a look as parameters; defaults are left out, except the language. */
export function writeLook(look: Look): URLSearchParams {
  const usual = usualLook(look.lang);
  const said = new URLSearchParams();
  if (look.layout !== usual.layout) said.set("layout", look.layout);
  if (look.skin !== usual.skin) said.set("theme", look.skin);
  if (look.side !== usual.side) said.set("side", look.side);
  if (look.size !== usual.size) said.set("size", String(look.size));
  if (look.layout === "seat" && look.seat !== usual.seat) said.set("seat", String(look.seat));
  if (look.show.length < parts.length) said.set("show", look.show.join(",") || nothing);
  said.set("lang", look.lang);
  return said;
}

/** The address for OBS: the server's address with a look; the secret stays behind the #. */
export function overlayAddress(given: string, look: Look): string {
  const url = new URL(given);
  // Commas are fine in an address, and easier to read than their code.
  url.search = writeLook(look).toString().replaceAll("%2C", ",");
  return url.href;
}
