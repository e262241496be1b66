const hex = (byte: number) => byte.toString(16).padStart(2, "0");

/** A UUID version 7: unique and sortable by creation time. */
export function uuidv7(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The first six bytes are the milliseconds; then come the version and the variant.
  for (let at = 0; at < 6; at += 1) bytes[at] = Math.floor(now / 256 ** (5 - at)) % 256;
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const text = Array.from(bytes, hex).join("");
  return [0, 8, 12, 16, 20].map((from, at, all) => text.slice(from, all[at + 1])).join("-");
}

/** When a UUID version 7 was made, in milliseconds; null for any other text. */
export function madeAt(id: string): number | null {
  const [, high, low] = /^([\da-f]{8})-([\da-f]{4})-7/.exec(id) ?? [];
  return high && low ? Number.parseInt(high + low, 16) : null;
}
