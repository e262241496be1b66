import { expect, test } from "vitest";
import { named } from "./find";

const people = [
  { firstname: "Éloïse", username: "storm-crow" },
  { firstname: "Kofi", username: "lamp" },
];

test("people are found by any part of either name, whatever the accents", () => {
  expect(named(people, "crow ELO").map(({ firstname }) => firstname)).toEqual(["Éloïse"]);
  expect(named(people, " ")).toHaveLength(2);
  expect(named(people, "crow kofi")).toEqual([]);
});
