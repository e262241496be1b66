import { expect, test } from "vitest";

import type { Player, Pod } from "~/lib/api/types";
import { aCard, aMember, aPlaygroup } from "../../../tests/people";
import { aPodSeat } from "../../../tests/pods";
import { guestsOf, guestsToOffer } from "./guests";
import { tablesOf } from "./known-tables";
import { tablesWith } from "./tables-with";

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

const guests = (...names: string[]) => names.map((guestName) => aPodSeat({ guestName }));

test("a guest of several tables is known once, as spelled last", () => {
  const pods = [
    { ...pod(null, null), seats: [aPodSeat({ userId: "me" }), ...guests("Zoé", "Dan")] },
    { ...pod(null, null), seats: guests("zoe", "Eve") },
  ];
  expect(guestsOf(pods)).toEqual(["Zoé", "Dan", "Eve"]);
});

test("earlier guests are offered by neither case nor accents, without those seated", () => {
  const known = ["Zoé", "Zora", "Dan"];
  expect(guestsToOffer(known, "", [])).toEqual(known);
  expect(guestsToOffer(known, " ZO", [])).toEqual(["Zoé", "Zora"]);
  expect(guestsToOffer(known, "zo", [{ name: "ZOE" }])).toEqual(["Zora"]);
});

test("tables are found by players, decks and group, all words together", () => {
  const first = {
    ...pod("friday", null),
    seats: [aPodSeat({ firstname: "Noémie", username: "no" }), aPodSeat({ deckName: "Elves" })],
  };
  const second = { ...pod(null, null), seats: guests("Noémie") };
  const groups = [{ id: "friday", name: "Vendredi à Évry" }];
  const found = (typed: string) => tablesWith([first, second], typed, groups);
  expect(found("")).toEqual([first, second]);
  expect(found("noemie")).toEqual([first, second]);
  expect(found("elv noem")).toEqual([first]);
  expect(found("evry")).toEqual([first]);
  expect(found("noemie goblins")).toEqual([]);
});
