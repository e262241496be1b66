/** A moment as `<input type="datetime-local">` writes it, where the reader is. */
export function toLocalInput(moment: string | null): string {
  if (moment === null) return "";
  const date = new Date(moment);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Null where the box is empty or holds half a date. */
export function fromLocalInput(typed: string): string | null {
  const date = new Date(typed);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
