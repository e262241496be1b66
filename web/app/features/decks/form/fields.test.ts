import { describe, expect, test } from "vitest";
import { commander, modern } from "../../../../tests/decks";
import {
  bodyOf,
  type DeckForm,
  disputed,
  emptyForm,
  fieldSentences,
  problemsOf,
  typedOver,
} from "./fields";

const form = { ...emptyForm("commander", "casual"), name: " Lanterns " };
describe("what is sent", () => {
  test("is trimmed, empty commanders left out", () => {
    const body = bodyOf({ ...form, commanders: ["", " Tymna "], bracket: 3 }, commander);
    expect(body).toMatchObject({
      name: "Lanterns",
      subformatId: "casual",
      commanders: ["Tymna"],
      bracket: 3,
      link: null,
    });
  });
  test("has no bracket or subformat that the format does not know", () => {
    const body = bodyOf({ ...form, formatId: "modern", bracket: 3 }, modern);
    expect(body).toMatchObject({ subformatId: null, bracket: null });
  });
});

describe("what is plainly wrong", () => {
  test("nothing, as a rule", () => {
    expect(problemsOf({ ...form, link: " https://example.org/deck " })).toEqual({});
  });
  test("an empty or long name, a link that is not https", () => {
    expect(problemsOf({ ...form, name: "  " })).toEqual({ name: "required" });
    expect(problemsOf({ ...form, name: "é".repeat(100) })).toEqual({});
    expect(problemsOf({ ...form, name: "é".repeat(101) })).toEqual({ name: "tooLong" });
    for (const link of ["http://example.org", "javascript:alert(1)", "example.org"]) {
      expect(problemsOf({ ...form, link })).toEqual({ link: "linkInvalid" });
    }
  });
});

test("the server's sentences find their fields", () => {
  expect(
    fieldSentences({ name: "Too long.", "commanders.1": "Too long as well.", version: "Missing." }),
  ).toEqual({ name: "Too long.", commanders: "Too long as well." });
  expect(fieldSentences({ text: "No cards." })).toEqual({ cards: "No cards." });
});

describe("a draft over a deck", () => {
  const draft = { base: form, name: "Mine", colors: ["U" as const], link: undefined };

  test("changes only what was typed", () => {
    expect(typedOver(form, draft)).toEqual({ ...form, name: "Mine", colors: ["U"] });
  });
  test("is disputed only where the saved deck says something else", () => {
    const present: DeckForm = { ...form, name: "Theirs", colors: ["U"], link: "new" };
    expect(disputed(draft, present)).toEqual(["name"]);
  });
  test("a field that only one side changed is no conflict", () => {
    expect(disputed(draft, { ...form, link: "new" })).toEqual([]);
  });
});
