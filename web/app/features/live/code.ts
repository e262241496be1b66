/** A table's code as it is read aloud. */
export const spelled = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
