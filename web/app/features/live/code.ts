/** A table's code as it is kept, however it was typed. */
export const codeOf = (typed: string): string => typed.replace(/[\s-]/g, "").toUpperCase();

/** As it is read aloud. */
export const spelled = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
