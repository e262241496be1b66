import type { Lang } from "~/lib/i18n";

/** A value, optionally with its text; null if there is none. */
export type Cell = string | number | null | { value: number | null; text: string };

/** A chart as a table, for screen readers, exact values and export. */
export interface StatsTable {
  columns: readonly string[];
  /** The first cell of each says what the row is of. */
  rows: readonly (readonly Cell[])[];
}

const rawOf = (cell: Cell): string | number | null =>
  cell !== null && typeof cell === "object" ? cell.value : cell;

/** What is read in the table on the page. */
export function cellText(cell: Cell, number: (value: number) => string): string {
  if (cell === null) return "–";
  if (typeof cell === "object") return cell.text;
  return typeof cell === "number" ? number(cell) : cell;
}

/** Spreadsheets take a text that begins like this for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A text as a field: a formula is made harmless, and what would end the field is quoted. */
function field(text: string, separator: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(separator)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** As spreadsheets of the language read it: where numbers have a comma, a semicolon parts them. */
export function toCsv({ columns, rows }: StatsTable, lang: Lang): string {
  const separator = lang === "fr" ? ";" : ",";
  const written = (cell: Cell): string => {
    const value = rawOf(cell);
    if (value === null) return "";
    if (typeof value === "string") return field(value, separator);
    const number = String(Math.round(value * 10_000) / 10_000);
    return lang === "fr" ? number.replace(".", ",") : number;
  };
  const lines = [columns, ...rows].map((cells) => cells.map(written).join(separator));
  // By the mark at its beginning they know the letters for what they are.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
