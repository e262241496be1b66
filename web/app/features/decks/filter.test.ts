import { describe, expect, test } from "vitest";
import { aDeck } from "../../../tests/decks";
import { filtered, isFiltering, readFilter, writeFilter } from "./filter";

const decks = [
  aDeck("Élans du soir", { colors: ["W", "G"], bracket: 2, subformatId: "casual" }),
  aDeck("Night Shift", { commanders: ["Lim-Dûl, Nightwatcher"], colors: ["U", "B"], bracket: 4 }),
  aDeck("Scrap", { formatId: "modern" }),
  aDeck("Void", { commanders: ["Omarthis"], colors: [], bracket: 3 }),
];
const shown = (search: string) =>
  filtered(decks, readFilter(new URLSearchParams(search))).map(({ name }) => name);

describe("the list of decks", () => {
  test("is whole and in order without a filter", () => {
    expect(shown("archived=1")).toEqual(["Élans du soir", "Night Shift", "Scrap", "Void"]);
    expect(isFiltering(readFilter(new URLSearchParams("archived=1")))).toBe(false);
  });
  test("is searched by name and commander, all words, without accents", () => {
    expect(shown("q=ELANS")).toEqual(["Élans du soir"]);
    expect(shown("q=lim-dul+night")).toEqual(["Night Shift"]);
    expect(shown("q=lim-dul+elans")).toEqual([]);
  });
  test("is narrowed by format, subformat and bracket", () => {
    expect(shown("format=modern")).toEqual(["Scrap"]);
    expect(shown("subformat=casual")).toEqual(["Élans du soir"]);
    expect(shown("bracket=4")).toEqual(["Night Shift"]);
    expect(shown("bracket=0")).toEqual(["Scrap"]);
    expect(shown("bracket=9")).toHaveLength(4);
  });
  test("shows decks with every chosen color; one without colors entered is not colorless", () => {
    expect(shown("colors=g")).toEqual(["Élans du soir"]);
    expect(shown("colors=GU")).toEqual([]);
    expect(shown("colors=C")).toEqual(["Void"]);
  });
});

test("an address keeps what is not the filter's", () => {
  const search = new URLSearchParams("archived=1&q=old&bracket=3");
  const filter = { ...readFilter(search), q: "", colors: ["U" as const, "B" as const] };
  expect(String(writeFilter(search, filter))).toBe("archived=1&bracket=3&colors=UB");
});
