import { expect, test } from "vitest";
import { aFriend, aMember, aPlaygroup } from "../../../../tests/people";
import { candidates } from "./candidates";

test("friends come first, each person once, without members and invited people", () => {
  const group = aPlaygroup("here", {
    members: [aMember("me", { role: "owner" }), aMember("asked", { status: "invited" })],
  });
  const other = aPlaygroup("other", {
    members: [
      aMember("me"),
      aMember("ben"),
      aMember("cleo"),
      aMember("dan", { status: "invited" }),
    ],
  });
  const friends = [
    aFriend("ben"),
    aFriend("asked"),
    aFriend("eve", { status: "outgoing" }),
    aFriend("fay"),
  ];
  const known = { me: "me", friends, playgroups: [group, other] };
  expect(candidates(group, known).map(({ id }) => id)).toEqual(["ben", "fay", "cleo"]);
});

test("an invitation alone offers no people", () => {
  const other = aPlaygroup("other", { status: "invited", members: [aMember("ben")] });
  const group = aPlaygroup("here");
  expect(candidates(group, { me: "me", friends: [], playgroups: [other] })).toEqual([]);
});
