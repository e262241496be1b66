import { describe, expect, test } from "vitest";
import { ranked, rankOf, wordsOf } from "./match";

const rank = (title: string, typed: string, also?: string) =>
  rankOf(also === undefined ? { title } : { title, also }, wordsOf(typed));

describe("what was typed", () => {
  test.each([
    ["Lanterns of the Deep", "lant", 0],
    ["Lanterns of the Deep", "LANTERNS OF", 0],
    ["Lanterns of the Deep", "deep lant", 1],
    ["Lanterns of the Deep", "tern", 2],
    ["Lanterns of the Deep", "lanterns shallow", null],
    ["Étiquettes", "etiq", 0],
    ["Cœur d’Æther", "coeur d'aether", 0],
    ["Conditions d’utilisation", "util", 1],
    ["Lim-Dûl's Vault", "lim dul", 0],
    ["🔥 Fire", "🔥", 0],
    ["龍の deck", "龍", 0],
  ])("finds %s by %s", (title, typed, expected) => expect(rank(title, typed)).toBe(expected));

  test("finds by other words last, also by words of both", () => {
    expect(rank("Profile", "settings", "settings account")).toBe(3);
    expect(rank("Profile", "prof sett", "settings account")).toBe(3);
    expect(rank("Profile", "ting", "settings account")).toBe(3);
    expect(rank("Profile", "stats", "settings account")).toBeNull();
    // A letter or two are in the midst of nearly every text.
    expect(rank("Profile", "ng", "settings account")).toBeNull();
  });

  test("is no word where there are only signs", () => {
    expect(wordsOf("  / … ")).toEqual([]);
  });
});

test("the best come first, equals as they were", () => {
  const titles = ["Old Mill", "Windmill", "Mill", "Millstone"].map((title) => ({ title }));
  expect(ranked(titles, ["mill"]).map(({ thing }) => thing.title)).toEqual([
    "Mill",
    "Millstone",
    "Old Mill",
    "Windmill",
  ]);
});
