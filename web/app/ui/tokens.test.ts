import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

type Theme = "light" | "dark";
type Rgb = [number, number, number];

/** The tokens' colours, as the file says them: light first, then dark. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)].map(
    ([, name, light, dark]) => [name as string, { light, dark } as Record<Theme, string>],
  ),
);

function srgb(theme: Theme, name: string): Rgb {
  const hex = tokens.get(name)?.[theme];
  if (!hex) throw new Error(`no token ${name}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
}

/** A token that is a number. */
const number = (name: string) => Number.parseFloat(css.split(`--${name}: `)[1] ?? "");

/** So much of one colour, the rest of the other, as browsers mix and overlay them. */
const mixed = (share: number, one: Rgb, other: Rgb) =>
  one.map((channel, at) => share * channel + (1 - share) * (other[at] ?? 0)) as Rgb;

const linear = (color: Rgb) =>
  color.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as Rgb;

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: Rgb, other: Rgb) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** What eyes without one kind of cone see (Machado, Oliveira and Fernandes 2009). */
const eyes: Record<string, [Rgb, Rgb, Rgb]> = {
  "all cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no long cones": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no medium cones": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no short cones": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (rows: Rgb[], [r, g, b]: Rgb) =>
  rows.map((row) => row[0] * r + row[1] * g + row[2] * b);

/** Oklab: distances in it are about as far apart as they look. */
function oklab(color: Rgb): number[] {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color.map((channel) => Math.min(1, Math.max(0, channel))) as Rgb,
  ).map(Math.cbrt) as Rgb;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const surfaces = ["surface", "surface-sunken", "surface-raised", "surface-overlay"];
const words = ["text", "text-muted", "accent-text", "live", "danger", "success"];
const seats = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seat) => `seat-${seat}`);

describe.each<Theme>(["dark", "light"])("the %s theme", (theme) => {
  const color = (name: string) => linear(srgb(theme, name));

  it.each(words.flatMap((word) => surfaces.map((surface) => [word, surface])))(
    "writes %s readably on %s",
    (word, surface) => {
      expect(contrast(color(word as string), color(surface as string))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ["on-accent", "accent"],
    ["on-accent", "accent-strong"],
    ["on-live", "live"],
    ["on-danger", "danger-fill"],
    ["text", "accent-soft"],
    ["accent-text", "accent-soft"],
    ["text", "live-soft"],
    ["live", "live-soft"],
    ["text", "danger-soft"],
    ["danger", "danger-soft"],
    ["text", "success-soft"],
    ["success", "success-soft"],
    ...["w", "u", "b", "r", "g", "c"].map((pip) => ["on-pip", `pip-${pip}`]),
  ])("writes %s readably on %s", (word, ground) => {
    expect(contrast(color(word as string), color(ground as string))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)("draws boxes and the focus visibly on %s", (surface) => {
    expect(contrast(color("line-strong"), color(surface))).toBeGreaterThanOrEqual(3);
    expect(contrast(color("focus"), color(surface))).toBeGreaterThanOrEqual(3);
  });

  it.each(
    ["amber", "teal", "rose", "violet", "blue", "green", "slate"].flatMap((tag) =>
      surfaces.map((surface) => [`tag-${tag}`, surface]),
    ),
  )("draws %s visibly on %s", (tag, surface) => {
    expect(contrast(color(tag as string), color(surface as string))).toBeGreaterThanOrEqual(3);
  });

  it.each(seats)("reads a life total from afar on %s", (seat) => {
    expect(contrast(color(seat), color("surface"))).toBeGreaterThanOrEqual(3);
    expect(contrast(color("text"), color(`${seat}-ground`))).toBeGreaterThanOrEqual(7);
  });

  it.each(seats)("reads a life total over any picture on %s", (seat) => {
    const [ground, toward] = [srgb(theme, `${seat}-ground`), srgb(theme, "seat-art-toward")];
    const under = mixed(number("seat-art-ground") / 100, ground, toward);
    for (const pixel of [
      [0, 0, 0],
      [1, 1, 1],
    ] satisfies Rgb[]) {
      const behind = mixed(number("seat-art"), pixel, under);
      expect(contrast(color("text"), linear(behind))).toBeGreaterThanOrEqual(7);
    }
  });

  const kinds = Object.keys(eyes).flatMap((kind) => [
    [kind, "", 0.09],
    [kind, "-ground", 0.06],
  ]) as [string, string, number][];

  it.each(kinds)("keeps the first six seats apart for eyes with %s%s", (kind, part, least) => {
    const seen = seats
      .slice(0, 6)
      .map((seat) => oklab(times(eyes[kind] as Rgb[], color(`${seat}${part}`)) as Rgb));
    const apart = seen.flatMap((one, at) =>
      seen
        .slice(at + 1)
        .map((other) => Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)))),
    );
    expect(Math.min(...apart)).toBeGreaterThan(least);
  });
});
