import { expect, test } from "vitest";
import { aCard } from "../../../tests/people";
import { namesAmong } from "./names";

test("people are called by their first name, and told apart by username where two have the same", () => {
  const ada = { ...aCard("ada4711"), firstname: "Ada" };
  const bo = { ...aCard("bo0815"), firstname: "Bo" };
  const other = { ...aCard("bobo"), firstname: "Bo" };
  expect([ada, bo, other].map(namesAmong([ada, bo, other]))).toEqual([
    "Ada",
    "Bo (bo0815)",
    "Bo (bobo)",
  ]);
  expect([ada, bo].map(namesAmong([ada, bo]))).toEqual(["Ada", "Bo"]);
});
