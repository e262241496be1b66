/** The code of a table as the server keeps it: out of what was typed, or out of a link to it; null where there is none. */
export function liveCode(text: string): string | null {
  const [, linked] = text.match(/\/live\/(\w+)/) ?? [];
  const code = (linked ?? text).toUpperCase().replace(/[\s-]/g, "");
  return /^[2-9A-HJKMNP-Z]{6}$/.test(code) ? code : null;
}

/** A table's code as it is read aloud. */
export const spelled = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
