import { expect, test } from "vitest";
import { cellText, type StatsTable, toCsv } from "./table";

const table: StatsTable = {
  columns: ["Deck", "Games", "Win rate"],
  rows: [
    ['Ada "the" first, of her name', 1234, { value: 0.424242, text: "42%" }],
    ["two\nlines; no more", 1, null],
    ["=HYPERLINK(1)", -3, { value: null, text: "–" }],
  ],
};

test("a table for spreadsheets: fields quoted, formulas harmless, numbers plain", () => {
  expect(toCsv(table, "en")).toBe(
    [
      "\uFEFFDeck,Games,Win rate",
      '"Ada ""the"" first, of her name",1234,0.4242',
      '"two\nlines; no more",1,',
      "'=HYPERLINK(1),-3,",
      "",
    ].join("\r\n"),
  );
});

test("where numbers have a comma, semicolons part the fields", () => {
  const [, first, second] = toCsv(table, "fr").split("\r\n");
  expect(first).toBe('"Ada ""the"" first, of her name";1234;0,4242');
  expect(second).toBe('"two\nlines; no more";1;');
});

test.each(["=1+1", "+1", "-1", "@a", "\t=1", "\r=1"])("%j begins no formula", (text) => {
  const [, field = ""] = toCsv({ columns: ["a"], rows: [[text]] }, "en").split("\r\n");
  expect(field.replace(/^"/, "")[0]).toBe("'");
});

test("a cell is written out on the page, with a dash for no value", () => {
  const number = (value: number) => `${value}!`;
  expect(["a", 3, null, { value: 0.5, text: "50%" }].map((cell) => cellText(cell, number))).toEqual(
    ["a", "3!", "–", "50%"],
  );
});
