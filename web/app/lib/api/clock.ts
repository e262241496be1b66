let offset = 0;

/** The server's time as far as we know it. */
export const serverNow = (): number => Date.now() + offset;

/** Takes over the time of an answer's `Date` header. */
export function correctClock(date: string | null): void {
  const time = Date.parse(date ?? "");
  if (!Number.isNaN(time)) offset = time - Date.now();
}
