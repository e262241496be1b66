import { type Line, linesOf } from "./lines";
import { applyToBoard, initialBoard } from "./reducer";
import type { Board, TableEvent } from "./types";

/** A table's history for the replay: bursts of taps as one entry, without undone steps. */
export interface GameReplay {
  moments: Moment[];
  /** The board after each of them. */
  boardAt: (index: number) => Board;
}

export interface Moment extends Line {
  /** Milliseconds of play before it, without pauses. */
  played: number;
  /** Life by seat. */
  lives: number[];
  /** Who is still in, by seat. */
  inside: boolean[];
  /** The turns of all players so far, including the current one. */
  turn: number;
  round: number;
}

/** Every so many boards one is stored: a long game has thousands. */
const kept = 32;

/**
 * Dropping undone steps and joining quick taps gives the same boards without mistaps: an undone step left nothing, and
 * no other change of the same value lies between the taps of one line.
 */
export function replayOf(events: readonly TableEvent[]): GameReplay | null {
  const lines = linesOf(events)
    .filter((line) => !line.undone)
    .sort((one, other) => Date.parse(one.until) - Date.parse(other.until));
  const [first, ...rest] = lines;
  if (first?.what.type !== "opened") return null;

  let board = initialBoard(first.what.setup, first.at);
  let played = 0;
  const boards = [board];
  const moments = [momentOf(first, board, 0)];
  let before = first;
  for (const line of rest) {
    if (isPlaying(board)) played += Date.parse(line.until) - Date.parse(before.until);
    board = after(board, line, before);
    if (moments.length % kept === 0) boards.push(board);
    moments.push(momentOf(line, board, played));
    before = line;
  }

  const boardAt = (index: number) => {
    const from = Math.floor(index / kept);
    let at = from * kept;
    let board = boards[from] as Board;
    for (const line of lines.slice(at + 1, index + 1)) {
      board = after(board, line, lines[at] as Line);
      at += 1;
    }
    return board;
  };
  return { moments, boardAt };
}

function after(board: Board, line: Line, before: Line): Board {
  const { sequence, until: at, by, what } = line;
  return applyToBoard(board, { sequence, at, id: "", by, what }, before.until);
}

function isPlaying({ status, turns }: Board): boolean {
  return status.type === "open" && !turns.paused;
}

function momentOf(line: Line, { seats, turns }: Board, played: number): Moment {
  return {
    ...line,
    played,
    lives: seats.map(({ life }) => life),
    inside: seats.map(({ out }) => !out),
    turn: turns.spells.length,
    round: turns.spells.at(-1)?.round ?? 0,
  };
}
