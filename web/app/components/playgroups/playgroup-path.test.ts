import { expect, test } from "vitest";
import { playgroupPath } from "./playgroup-path";

test("a group's name stands in its address, and never for a page beside it", () => {
  expect(playgroupPath({ id: "g1", name: "Friday Night" })).toBe("/playgroup/g1/friday-night");
  expect(playgroupPath({ id: "g1", name: "Pods!" })).toBe("/playgroup/g1/-");
});
