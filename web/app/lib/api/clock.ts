/** Clocks that differ by less are left alone: `Date` only counts seconds, and times must not jump to and fro. */
const noticeable = 5_000;

let offset = 0;

/** The server's time as far as we know it: what every time is taken from that we send. */
export const serverNow = (): number => Date.now() + offset;

/** Sets our clock by an answer's `Date`, which was written between `asked` (by the device's own clock) and now. */
export function correctClock(date: string | null, asked: number): void {
  const written = Date.parse(date ?? "");
  if (Number.isNaN(written)) return;
  const waited = Math.max(0, Date.now() - asked);
  const since = serverNow() - written;
  if (since < -noticeable || since > waited + noticeable) offset += Math.round(waited / 2) - since;
}
