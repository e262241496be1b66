export type Strength =
  | { level: 0; advice: "empty" }
  | { level: 1; advice: "short"; missing: number }
  | { level: 1 | 2 | 3 | 4; advice: "personal" | "weak" | "fair" | "strong" };

const least = 8;

const kinds = (password: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;

/** Advice only: what is refused is the server's to say. Length counts most, then variety. */
export function strengthOf(password: string, personal: string[]): Strength {
  const characters = [...password];
  if (characters.length === 0) return { level: 0, advice: "empty" };
  if (characters.length < least) {
    return { level: 1, advice: "short", missing: least - characters.length };
  }
  const lower = password.toLowerCase();
  const telling = personal
    .flatMap((text) => text.toLowerCase().split(/[@.\s]/))
    .filter((part) => part.length > 2);
  if (telling.some((part) => lower.includes(part))) return { level: 1, advice: "personal" };
  const variety = new Set(characters).size;
  const score = Math.min(characters.length, variety * 2) + kinds(password) * 2;
  if (score < 14) return { level: 2, advice: "weak" };
  return score < 20 ? { level: 3, advice: "fair" } : { level: 4, advice: "strong" };
}
