import { describe, expect, test } from "vitest";
import { seatedGuest } from "~/components/seating/seated-player";
import type { Player, PodsAnswer } from "~/lib/api/types";
import { aCard } from "../../../../tests/people";
import { worthOf } from "./line";
import {
  canMove,
  current,
  freshPodSession,
  judged,
  move,
  type PodSession,
  podsBody,
  present,
  proposed,
  rearranged,
  resumed,
  swap,
  tableBody,
  tablesFor,
  withPeople,
} from "./pod-session";

const deckOf = (id: string, formatId = "commander") => ({
  id: `deck-${id}`,
  name: `Deck of ${id}`,
  colors: [],
  bracket: 3,
  picture: null,
  formatId,
});
const player = (id: string): Player => ({ ...aCard(id), lastDeck: deckOf(id) });
const names = ["me", "ben", "cleo", "dan", "eve", "fay"];
const players = names.map(player);
const now = Date.parse("2026-11-15T20:00:00Z");

/** Six members and a guest. */
const session: PodSession = withPeople(freshPodSession(players, "commander", now), [
  ...players.map((one) => ({ ...freshPodSession([one], "commander", now).people[0] }) as never),
  { ...present(seatedGuest("guest", "Gil")), bracket: 4 },
]);

const facts = { value: 1000, spread: 40, brackets: null, meetings: 0, newPairs: 3 };
const answer: PodsAnswer = {
  pods: [
    { ...facts, players: [0, 2, 4, 6], brackets: [2, 4], newPairs: 5 },
    { ...facts, players: [1, 3, 5], spread: 10 },
  ],
  cost: 3,
  chance: 4,
};
const made = proposed(session, answer);
const pods = current(made)?.pods ?? [];

describe("what the server is asked", () => {
  test("members by id with their decks, guests by name with the bracket said of them", () => {
    const { players: asked, shown, evaluate } = podsBody(session, false);
    expect(asked[1]).toEqual({
      userId: "ben",
      guestName: null,
      deckId: "deck-ben",
      bracket: null,
      pod: null,
    });
    expect(asked[6]).toEqual({
      userId: null,
      guestName: "Gil",
      deckId: null,
      bracket: 4,
      pod: null,
    });
    expect([shown, evaluate]).toEqual([[], false]);
  });

  test("asking again keeps locked players and sends what was shown", () => {
    const { players: asked, shown } = podsBody({ ...made, locked: ["cleo", "ben"] }, false);
    expect(asked.map(({ pod }) => pod)).toEqual([null, 1, 0, null, null, null, null]);
    expect(shown).toEqual([
      [0, 2, 4, 6],
      [1, 3, 5],
    ]);
  });

  test("a change by hand is only evaluated, with all players in place", () => {
    const changed = rearranged(made, swap(pods, "cleo", "ben"));
    const { players: asked, shown, evaluate } = podsBody(changed, true);
    expect(asked.map(({ pod }) => pod)).toEqual([0, 0, 1, 1, 0, 1, 0]);
    expect([shown, evaluate]).toEqual([[], true]);
  });
});

describe("changed by hand", () => {
  test("two of different pods change places, two of one do not", () => {
    expect(swap(pods, "cleo", "ben")).toEqual([
      ["me", "ben", "eve", "guest"],
      ["cleo", "dan", "fay"],
    ]);
    expect(swap(pods, "me", "cleo")).toBe(pods);
  });

  test("a player moves if there is room and enough players stay", () => {
    expect(canMove(pods, "me", 1)).toBe(true);
    expect(canMove(pods, "me", 0)).toBe(false);
    expect(canMove(pods, "ben", 0)).toBe(false);
    expect(move(pods, "me", 1)).toEqual([
      ["cleo", "eve", "guest"],
      ["ben", "dan", "fay", "me"],
    ]);
    const five = [
      ["a", "b", "c", "d", "e"],
      ["f", "g", "h", "i"],
    ];
    expect(canMove(five, "f", 0)).toBe(false);
  });

  test("an answer about pods that are no longer there says nothing of those that are", () => {
    const once = rearranged(made, swap(pods, "cleo", "ben"));
    const twice = rearranged(once, swap(pods, "me", "dan"));
    const late = judged(twice, current(once)?.pods ?? [], answer);
    expect(current(late)?.said).toBeNull();
    expect(current(judged(twice, current(twice)?.pods ?? [], answer))?.said).toBe(answer);
  });

  test("other people make other pods", () => {
    const fewer = withPeople({ ...made, locked: ["ben"] }, made.people.slice(1));
    expect(fewer).toMatchObject({ step: "people", arrangements: [], locked: [], tables: [] });
  });
});

describe("a reload", () => {
  test("changes nothing on the same session", () => {
    expect(resumed(made, players, now + 3_600_000)).toBe(made);
  });

  test("takes out who has left the group since", () => {
    const back = resumed(made, players.slice(0, 5), now + 1000);
    expect(back.people.map(({ key }) => key)).toEqual(["me", "ben", "cleo", "dan", "eve", "guest"]);
    expect(back.step).toBe("people");
  });

  test("a week later only who came is remembered, with what they play now", () => {
    const later = now + 7 * 86_400_000;
    const lately = players.map((one) => ({ ...one, lastDeck: { ...deckOf(one.id), name: "New" } }));
    const back = resumed(made, lately, later);
    expect(back).toMatchObject({ at: later, step: "people", arrangements: [] });
    expect(back.people.map(({ deck }) => deck?.name).slice(0, 6)).toEqual(Array(6).fill("New"));
  });
});

test("each pod gets a table of the group with an id of its own", () => {
  let made_ = 0;
  const tables = tablesFor(made, () => `table-${made_++}`);
  expect(tables.map(({ id, people }) => [id, people.length])).toEqual([
    ["table-0", 4],
    ["table-1", 3],
  ]);
  const [first] = tables;
  if (!first) throw new Error("no table");
  expect(tableBody(made, "friday", first)).toMatchObject({
    id: "table-0",
    formatId: "commander",
    playgroupId: "friday",
    seats: [
      { userId: "me", deckId: "deck-me", color: "red" },
      { userId: "cleo" },
      { userId: "eve" },
      { userId: null, guestName: "Gil", deckId: null },
    ],
  });
});

describe("what an arrangement is worth", () => {
  test("is the widest of its pods, and all its pairs", () => {
    expect(worthOf(answer, pods)).toEqual({
      gain: 0.25,
      spread: 40,
      brackets: 2,
      newPairs: 8,
      pairs: 9,
    });
  });

  test("one pod offers no choice, and perfect equals chance if chance is perfect", () => {
    const [one] = answer.pods;
    expect(worthOf({ ...answer, pods: one ? [one] : [] }, [["a", "b", "c"]]).gain).toBeNull();
    expect(worthOf({ ...answer, cost: 0, chance: 0 }, pods).gain).toBe(0);
  });
});
