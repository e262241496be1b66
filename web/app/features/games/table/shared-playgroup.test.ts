import { expect, test } from "vitest";
import { aMember, aPlaygroup } from "../../../../tests/people";
import { emptyGame, guestSeat, playerSeat } from "./draft";
import { inSharedPlaygroup, sharedPlaygroup } from "./shared-playgroup";

const group = (id: string, ...members: string[]) =>
  aPlaygroup(id, { members: members.map((member) => aMember(member)) });
const users = (...ids: (string | null)[]) => ids.map((userId) => ({ userId }));

test("all seated users share exactly one group; guests do not count", () => {
  const groups = [group("friday", "me", "bo", "cleo"), group("sunday", "me", "bo")];
  expect(sharedPlaygroup(users("me", "cleo", null), groups)).toBe("friday");
  expect(sharedPlaygroup(users("me", "bo"), groups)).toBeNull();
  expect(sharedPlaygroup(users("me", "bo", "eve"), groups)).toBeNull();
});

test("one user among guests shares no group", () => {
  expect(sharedPlaygroup(users("me", null, null), [group("friday", "me")])).toBeNull();
});

test("nobody plays in a group before they have joined it", () => {
  const invited = aMember("bo", { status: "invited" });
  const theirs = aPlaygroup("friday", { members: [aMember("me"), invited] });
  const mine = { ...group("sunday", "me", "bo"), status: "invited" as const };
  expect(sharedPlaygroup(users("me", "bo"), [theirs, mine])).toBeNull();
});

test("a choice, none too, and a set's group stay", () => {
  const player = (id: string) => ({
    id,
    username: id,
    firstname: id,
    picture: null,
    lastDeck: null,
  });
  const seats = [
    ...["me", "bo"].map((id) => playerSeat(player(id), "commander")),
    guestSeat("g", "Dan"),
  ];
  const table = { ...emptyGame("g", "commander", null), seats };
  const groups = [group("friday", "me", "bo")];
  const inferred = (more: Partial<typeof table>) =>
    inSharedPlaygroup({ ...table, ...more }, groups).playgroupId;
  expect(inferred({})).toBe("friday");
  expect(inferred({ playgroupChosen: true })).toBeNull();
  expect(inferred({ playgroupChosen: true, playgroupId: "sunday" })).toBe("sunday");
  expect(inferred({ setId: "set", playgroupId: null })).toBeNull();
});
