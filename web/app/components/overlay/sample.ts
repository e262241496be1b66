import { seatColors } from "~/components/live/seat";
import type { LivePerson, SeatColor, TableBoard, TableSeat } from "~/lib/api/types";
import type { Picture } from "./scene";

/** People and decks of our own making, in the order they sit. */
const cast = [
  ["Ada", "Ember Court", 31],
  ["Bastien", "Tide Without End", 22],
  ["Chiara", "Ten Thousand Sprouts", 40],
  ["Dmitri", "Clockwork Parliament", 0],
  ["Élodie", "The Long Winter", 12],
  ["Farid", "Salt and Lanterns", 37],
  ["Greta", "Moth Choir", 28],
  ["Hugo", "Paper Dragons", 40],
  ["Inès", "Harbour of Glass", 19],
  ["Jun", "Quiet Machines", 33],
] as const;

const began = Date.now() - 26 * 60_000;
const at = (minutes: number) => new Date(began + minutes * 60_000).toISOString();

const none = { poison: 0, energy: 0, experience: 0, rad: 0, ring: 0, mulligans: 0 };

function seatOf(index: number, seats: number): TableSeat {
  const [, deckName, life] = cast[index % cast.length] ?? cast[0];
  const seat = index + 1;
  const out = { by: 1, how: "commanderDamage", round: 7, sequence: 80 } as const;
  return {
    seat,
    userId: `sample-${seat}`,
    guestName: null,
    deckId: null,
    deckName,
    commanders: [],
    color: seatColors[index] as SeatColor,
    life,
    counters: {
      ...none,
      poison: seat === 2 ? 7 : 0,
      energy: seat === 3 ? 4 : 0,
      experience: seat === 1 ? 3 : 0,
    },
    casts: [seat === 1 ? 1 : 0, 0],
    commanderDamage:
      seat === 2
        ? [{ source: 1, commander: 0, amount: 14 }]
        : seat === 4
          ? [{ source: 1, commander: 0, amount: 21 }]
          : seat === 3 && seats > 2
            ? [{ source: 2, commander: 0, amount: 5 }]
            : [],
    custom: {},
    blessing: seat === 3,
    out: seat === 4 ? out : null,
    spared: [],
  };
}

function board(seats: number): TableBoard {
  const states = Array.from({ length: seats }, (_, index) => seatOf(index, seats));
  const rounds = states.filter(({ out }) => !out);
  return {
    status: { type: "open" },
    rules: { startingLife: 40, commanderDamage: 21, poison: 10 },
    settings: {
      allSeats: true,
      joinAs: "player",
      guests: "player",
      guestsAllSeats: false,
      locked: false,
    },
    openedAt: at(0),
    seats: states,
    order: states.map(({ seat }) => seat),
    starter: 1,
    turns: {
      spells: rounds
        .map(({ seat }) => ({ seat, round: 7, millis: 190_000 + seat * 23_000 }))
        .concat({ seat: 1, round: 8, millis: 42_000 }),
      beganAt: at(1),
      paused: false,
      since: at(26),
    },
    storm: 0,
    monarch: 1,
    initiative: 2,
    daylight: "night",
    roll: null,
  };
}

const person = (index: number): LivePerson => ({
  id: `sample-${index + 1}`,
  username: "",
  firstname: cast[index % cast.length]?.[0] ?? "",
  picture: null,
  role: "player",
  devices: 0,
});

/** A sample table for previewing an overlay when no game is live. */
export function sampleTable(seats: number): Omit<Picture, "look"> {
  return {
    board: board(seats),
    people: Array.from({ length: seats }, (_, index) => person(index)),
    offset: 0,
    info: {
      id: "sample",
      code: null,
      formatId: "",
      subformatId: null,
      playgroupId: null,
      hostId: null,
      gameId: null,
      set: { id: "", bestOf: 3, game: 2, wins: [{ seat: 1, wins: 1 }] },
    },
  };
}
