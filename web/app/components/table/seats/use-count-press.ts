import { usePress } from "./press";

const repeatEvery = 160;
/** Held for longer than this many, it counts in fives. */
const single = 12;

/** A tap is one, held it counts on. */
export const useCountPress = (change: (delta: number) => void, sign: 1 | -1) =>
  usePress({
    tap: () => change(sign),
    hold: (times) => change(times > single ? 5 * sign : sign),
    repeatEvery,
  });
