import { seatNames } from "~/components/live/seat";
import type { LiveInfo, LivePerson, SeatNo, TableBoard, TableSeat } from "~/lib/api/types";
import type { Translator } from "~/lib/i18n/catalogue";
import { currentTurn } from "~/live/table/turns";
import type overlay from "~/locales/en/overlay";
import type { Look, Part } from "./look";

/** A table at one moment, as an overlay shows it. */
export interface Picture {
  board: TableBoard;
  info: LiveInfo | null;
  people: readonly LivePerson[];
  look: Look;
  /** The server's clock minus ours, in milliseconds. */
  offset: number;
}

export interface Scene extends Picture {
  t: Translator<typeof overlay>["t"];
  shows: (part: Part) => boolean;
  seat: (number: SeatNo) => TableSeat | undefined;
  name: (seat: TableSeat) => string;
  /** Whose turn it is, while the game is on. */
  active: SeatNo | null;
  /** The place of a seat once the game is over. */
  place: (seat: TableSeat) => number | null;
}

export function sceneOf(picture: Picture, t: Scene["t"]): Scene {
  const { board, people, look } = picture;
  const { status } = board;
  const names = seatNames(board.seats, people, t("deleted"));
  return {
    ...picture,
    t,
    shows: (part) => look.show.includes(part),
    seat: (number) => board.seats.find(({ seat }) => seat === number),
    name: ({ seat }) => names[seat - 1] ?? "",
    active: status.type === "open" ? (currentTurn(board.turns)?.seat ?? null) : null,
    place: ({ seat }) =>
      status.type === "finished" ? (status.placements[seat - 1] ?? null) : null,
  };
}

/** The seats in turn order, or the single seat that the look shows. */
export function seatsShown({ board, look, active, seat }: Scene): TableSeat[] {
  const ordered = board.order.flatMap((number) => seat(number) ?? []);
  if (look.layout !== "seat") return ordered;
  const chosen = look.seat === "turn" ? (active ?? board.order[0]) : look.seat;
  return ordered.filter((one) => one.seat === chosen);
}

/** Two columns, clockwise as players sit: the first top left, the second top right. */
export function columns(
  seats: readonly TableSeat[],
  together: boolean,
): [TableSeat[], TableSeat[]] {
  if (together && seats.length < 3) return [[...seats], []];
  const right = seats.slice(1, 1 + Math.floor(seats.length / 2));
  const left = seats.slice(1 + right.length).reverse();
  return [[...seats.slice(0, 1), ...left], right];
}

/** How many cells stand beside each other. */
export function cellsAcross(seats: number): number {
  if (seats <= 4) return Math.min(2, seats);
  return seats <= 9 ? 3 : 4;
}
