/** Clocks that differ by less are left alone: `Date` only counts seconds, and times must not jump to and fro. */
const noticeable = 5_000;

let offset = 0;
/** Whether the server's time is known; until then the device's clock is used. */
let told = false;

/** The device's clock compared with the page's monotonic timer. */
const clockAgainstTimer = (): number => Date.now() - performance.now();
let seen = clockAgainstTimer();

/**
 * Notices that the device's clock was set back while the page is open, and goes on as if it had not been. One that was
 * set forward cannot be told from a device that slept, because many stop the timer meanwhile: the next answer tells.
 */
export function followClock(): void {
  const now = clockAgainstTimer();
  const setBack = seen - now;
  if (told && setBack > noticeable) offset += Math.round(setBack);
  seen = now;
}

/** The server's time as far as we know it: what every time is taken from that we send. */
export function serverNow(): number {
  followClock();
  return Date.now() + offset;
}

/** Sets our clock by an answer's `Date`, which was written between `asked` (by the device's own clock) and now. */
export function correctClock(date: string | null, asked: number): void {
  const written = Date.parse(date ?? "");
  if (Number.isNaN(written)) return;
  const waited = Math.max(0, Date.now() - asked);
  const since = serverNow() - written;
  if (since < -noticeable || since > waited + noticeable) offset += Math.round(waited / 2) - since;
  told = true;
}
