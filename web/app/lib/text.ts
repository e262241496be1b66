/** For comparing as people do: neither case nor accents count. */
export const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A name as part of an address, for people to read; the id beside it is what counts. */
export const slug = (name: string): string =>
  folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "-";
