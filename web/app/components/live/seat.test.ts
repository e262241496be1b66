import { expect, test } from "vitest";
import { seatNames } from "./seat";

const user = (userId: string) => ({ userId, guestName: null });
const guest = (guestName: string) => ({ userId: null, guestName });
const people = [
  { id: "1", username: "ada4711", firstname: "Ada" },
  { id: "2", username: "bo0815", firstname: "Bo" },
  { id: "3", username: "bobo", firstname: "Bo" },
  { id: "4", username: "nameless", firstname: "" },
];

test("players are called by their first name, guests by theirs", () => {
  expect(seatNames([user("1"), guest("Cleo"), user("4"), user("gone")], people, "Deleted")).toEqual(
    ["Ada", "Cleo", "nameless", "Deleted"],
  );
});

test("players who would be called the same are told apart by their username", () => {
  const seats = [user("2"), user("3"), guest("Ada"), user("1"), guest("Ada")];
  expect(seatNames(seats, people, "Deleted")).toEqual([
    "Bo (bo0815)",
    "Bo (bobo)",
    "Ada",
    "Ada (ada4711)",
    "Ada",
  ]);
});
