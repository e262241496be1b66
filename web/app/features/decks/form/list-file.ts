import { decoded } from "./decode";

/** As much as the server takes. */
const maxBytes = 200_000;

export type FileProblem = "fileTooLarge" | "fileNotText" | "fileEmpty";

/** What a browser calls files that people choose by mistake. */
const otherKinds = /^(image|audio|video|font)\/|pdf|zip|msword|officedocument|opendocument/;

/** A file's text, or what is wrong with the file. */
export async function readListFile(file: File): Promise<{ text: string } | { why: FileProblem }> {
  if (otherKinds.test(file.type)) return { why: "fileNotText" };
  if (file.size > maxBytes) return { why: "fileTooLarge" };
  const text = await decoded(file);
  // Programs and archives have it, no text does.
  if (text.includes("\0")) return { why: "fileNotText" };
  return text.trim() ? { text } : { why: "fileEmpty" };
}

/** A file's name as people would call it. */
export const titleOfFile = ({ name }: File): string =>
  name
    .replace(/\.\w+$/, "")
    .replaceAll("_", " ")
    .trim();
