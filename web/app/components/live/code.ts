/** A table's code as the server keeps it, read from typed text or from a link; null if there is none. */
export function liveCode(text: string): string | null {
  const [, linked] = text.match(/\/live\/(\w+)/) ?? [];
  const code = (linked ?? text).toUpperCase().replace(/[\s-]/g, "");
  return /^[2-9A-HJKMNP-Z]{6}$/.test(code) ? code : null;
}

/** A table's code as it is read aloud. */
export const spelled = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Whether it is a table's own id: one that was started offline has no code yet. */
export const isTableId = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
