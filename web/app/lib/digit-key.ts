export type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey"
>;

/** The digit of a key pressed by itself: French keyboards type it with Shift only, so there the key's place tells. */
export function digitOf(pressed: Pressed): number | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (/^\d$/.test(pressed.key)) return Number(pressed.key);
  const digit = pressed.shiftKey ? null : /^Digit(\d)$/.exec(pressed.code);
  return digit && Number(digit[1]);
}
