import type { Moment } from "~/live/table/replay";
import { steps } from "~/ui/charts/scale";

/** Life at some moments: one value for each, null for who is out. */
export interface Curves {
  /** Where the moments stand along the axis. */
  stops: number[];
  /** The moment of the replay at each stop. */
  moments: Moment[];
  /** By seat. */
  lives: (number | null)[][];
  /** The stops at which a player was eliminated, by seat. */
  ends: number[][];
}

/** Every moment at which a life total changed or a player left or returned, by time of play. */
export function byTime(moments: readonly Moment[]): Curves {
  const seen = moments.filter((moment, index) => {
    const before = moments[index - 1];
    const is = ({ lives, inside }: Moment) => `${lives} ${inside}`;
    return !before || index === moments.length - 1 || is(before) !== is(moment);
  });
  return curves(seen, (moment) => moment.played);
}

/** The end of every turn; before the first is how they began. */
export function byTurn(moments: readonly Moment[]): Curves {
  const ends = moments.filter((moment, index) => moment.turn !== moments[index + 1]?.turn);
  return curves(ends, (moment) => moment.turn);
}

function curves(moments: Moment[], stopOf: (moment: Moment) => number): Curves {
  const seats = (moments[0]?.lives ?? []).map((_, seat) => seat);
  const isIn = (seat: number, at: number) => moments[at]?.inside[seat] ?? true;
  return {
    stops: moments.map(stopOf),
    moments,
    // With what they had when they went out the line ends.
    lives: seats.map((seat) =>
      moments.map(({ lives, inside }, at) =>
        inside[seat] || isIn(seat, at - 1) ? (lives[seat] ?? null) : null,
      ),
    ),
    ends: seats.map((seat) =>
      moments.flatMap((_, at) => (!isIn(seat, at) && isIn(seat, at - 1) ? at : [])),
    ),
  };
}

const minute = 60_000;
const minuteSteps = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480];

/** Round minutes along so long a time. */
export function minuteMarks(length: number): number[] {
  const rough = length / minute / 5;
  const step = minuteSteps.find((step) => step >= rough) ?? Math.ceil(rough / 480) * 480;
  return steps(0, length, step * minute);
}
