import { expect, test } from "vitest";
import type { Player, Pod } from "~/lib/api/types";
import { aCard, aMember, aPlaygroup } from "../../../tests/people";
import { tablesOf } from "./known-tables";

const player = (id: string): Player => ({ ...aCard(id), lastDeck: null });
const pod = (playgroupId: string | null, setId: string | null): Pod => ({
  seats: [],
  formatId: "commander",
  subformatId: null,
  playgroupId,
  setId,
  endedAt: "2026-11-14T20:00:00Z",
});

test("a group's night begins with its own tables and people, and counts for it", () => {
  const group = aPlaygroup("friday", {
    members: [aMember("me"), aMember("cleo"), aMember("new"), aMember("no", { status: "invited" })],
  });
  const players = ["me", "ben", "cleo"].map(player);
  const pods = [pod(null, "set-1"), pod("friday", "set-2")];
  const tables = tablesOf(group, { pods, players });
  expect(tables.players.map(({ id }) => id)).toEqual(["me", "cleo", "new", "ben"]);
  expect(tables.pods).toEqual([pod("friday", "set-2"), pod("friday", null)]);
});
