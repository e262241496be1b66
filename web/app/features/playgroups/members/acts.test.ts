import { expect, test } from "vitest";
import { actsOn } from "./acts";

const owner = { id: "o", role: "owner", status: "member" } as const;
const admin = { id: "a", role: "admin", status: "member" } as const;
const member = { id: "m", role: "member", status: "member" } as const;
const invited = { id: "i", role: "member", status: "invited" } as const;

test("an owner does everything to the others, and nothing to themselves", () => {
  expect(actsOn("owner", "o", owner)).toEqual([]);
  expect(actsOn("owner", "o", admin)).toEqual(["demote", "handOver", "remove"]);
  expect(actsOn("owner", "o", member)).toEqual(["promote", "handOver", "remove"]);
  expect(actsOn("owner", "o", invited)).toEqual(["remove"]);
});

test("an admin removes members and invitations, no other admin", () => {
  const other = { ...admin, id: "b" };
  expect([owner, other, admin].map((one) => actsOn("admin", "a", one))).toEqual([[], [], []]);
  expect([member, invited].map((one) => actsOn("admin", "a", one))).toEqual([
    ["remove"],
    ["remove"],
  ]);
});

test("a plain member has no actions", () => {
  const all = [owner, admin, member, invited];
  expect(all.flatMap((one) => actsOn("member", "m", one))).toEqual([]);
});
