import type { TableBoard } from "~/lib/api/types";
import { initialBoard } from "~/live/table/reducer";
import { monarch, players, turn } from "./cast";

const minutes = (count: number) => count * 60_000;

/** The landing page's table in the middle of its game, as of now. */
export function exampleBoard(): TableBoard {
  const now = Date.now();
  const began = new Date(now - minutes(38)).toISOString();
  const seats = players.map(({ name, color }) => ({
    userId: null,
    guestName: name,
    deckId: null,
    deckName: null,
    commanders: [],
    color,
  }));
  const board = initialBoard(
    {
      rules: { startingLife: 40, commanderDamage: 21, poison: 10 },
      settings: {
        allSeats: true,
        joinAs: "player",
        guests: "player",
        guestsAllSeats: false,
        locked: false,
      },
      seats,
    },
    began,
  );
  return {
    ...board,
    seats: board.seats.map((seat, index) => {
      const { life = seat.life, damage } = players[index] ?? {};
      return { ...seat, life, commanderDamage: damage ? [{ ...damage, commander: 0 }] : [] };
    }),
    starter: turn.seat,
    turns: {
      spells: [
        { seat: 1, round: turn.round - 1, millis: minutes(11) },
        { seat: 2, round: turn.round - 1, millis: minutes(8) },
        { seat: 3, round: turn.round - 1, millis: minutes(7) },
        { seat: 4, round: turn.round - 1, millis: minutes(10) },
        { ...turn, millis: 0 },
      ],
      beganAt: began,
      paused: false,
      since: new Date(now).toISOString(),
    },
    monarch,
  };
}
