import { uuidv7 } from "~/lib/uuid";

const key = "device";

/** This browser, whoever uses it: quick taps of one device join into one line. */
export function deviceId(): string {
  const known = localStorage.getItem(key);
  if (known) return known;
  const made = uuidv7();
  localStorage.setItem(key, made);
  return made;
}
