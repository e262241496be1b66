import { expect, test } from "vitest";
import { sharedIn } from "./shared";

test.each([
  ["?text=1 Sol Ring%0A1 Opt", { cards: "1 Sol Ring\n1 Opt" }],
  ["?text=https%3A%2F%2Fdecks.example%2F7", { link: "https://decks.example/7" }],
  ["?url=https%3A%2F%2Fdecks.example%2F7", { link: "https://decks.example/7" }],
  [
    "?text=1 Opt&url=https%3A%2F%2Fdecks.example%2F7",
    { cards: "1 Opt", link: "https://decks.example/7" },
  ],
  ["?text=%20&url=", null],
  ["?from=elsewhere", null],
])("%s is taken as what it is", (search, shared) => {
  expect(sharedIn(search)).toEqual(shared);
});
