import { uuidv7 } from "~/lib/uuid";

const key = "device";

/** Identifies this browser: quick taps from one device join into one history entry. */
export function deviceId(): string {
  const known = localStorage.getItem(key);
  if (known) return known;
  const made = uuidv7();
  localStorage.setItem(key, made);
  return made;
}
