/** The plain letters of those that Unicode does not take apart by itself. */
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  þ: "th",
  ς: "σ",
};

/** For comparing as people do: neither case, accents nor ligatures count. The server's `fold` holds the same rule. */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ßæœøłđðħıþς]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize();

/** A name as part of an address, for people to read; the id beside it is what counts. */
export const slug = (name: string): string =>
  folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "-";

/** Whether a name has invisible or unreadable characters; an emoji's variation selector is fine. */
export const hidesSomething = (name: string): boolean =>
  /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffd]/u.test(
    name.replace(/(?<=[^\p{L}\s])[\ufe0e\ufe0f]/gu, ""),
  );

/** Whether a word has letters of another alphabet among Latin ones, as no keyboard types them. */
export const mixesAlphabets = (name: string): boolean =>
  name
    .split(/\s+/)
    .some(
      (word) =>
        /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
    );
