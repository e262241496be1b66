import { type DeckColor, deckColors } from "~/components/decks/deck-colors";
import type { Deck, Format } from "~/lib/api/types";

/** The form's values: text as typed, empty by default. */
export interface DeckForm {
  name: string;
  formatId: string;
  subformatId: string;
  commanders: [string, string];
  colors: DeckColor[];
  bracket: number | null;
  description: string;
  link: string;
}

/** The unsaved edit of a deck, and the deck it started from. */
export type DeckDraft = Partial<DeckForm> & {
  base?: DeckForm;
  cards?: string;
  /** The name of the file that the cards came in. */
  file?: string;
};

const fields = [
  "name",
  "formatId",
  "subformatId",
  "commanders",
  "colors",
  "bracket",
  "description",
  "link",
] as const satisfies (keyof DeckForm)[];

export const emptyForm = (formatId: string, subformatId: string | null): DeckForm => ({
  name: "",
  formatId,
  subformatId: subformatId ?? "",
  commanders: ["", ""],
  colors: [],
  bracket: null,
  description: "",
  link: "",
});

export const formOf = (deck: Deck): DeckForm => ({
  name: deck.name,
  formatId: deck.formatId,
  subformatId: deck.subformatId ?? "",
  commanders: [deck.commanders[0] ?? "", deck.commanders[1] ?? ""],
  colors: deckColors(deck),
  bracket: deck.bracket,
  description: deck.description,
  link: deck.link ?? "",
});

/** A form with what was typed on top. */
export function typedOver(form: DeckForm, draft: DeckDraft): DeckForm {
  const typed = fields.filter((field) => draft[field] !== undefined);
  return { ...form, ...Object.fromEntries(typed.map((field) => [field, draft[field]])) };
}

/** The request body, without fields that the format does not have. */
export function bodyOf(form: DeckForm, format: Format | undefined) {
  const known = format?.subformats.some(({ id }) => id === form.subformatId);
  return {
    name: form.name.trim(),
    formatId: form.formatId,
    subformatId: known ? form.subformatId : null,
    commanders: form.commanders.map((name) => name.trim()).filter(Boolean),
    colors: form.colors,
    bracket: format?.brackets ? form.bracket : null,
    description: form.description,
    link: form.link.trim() || null,
  };
}

const longest = { name: 100, commander: 200, description: 20_000, link: 500 };

type Problem = "required" | "tooLong" | "linkInvalid";
/** The card list is sent apart from the rest, and has its errors among them. */
export type ErrorField = keyof DeckForm | "cards";
export type FormErrors<Why = Problem> = Partial<Record<ErrorField, Why>>;

const lengthOf = (text: string) => [...text.trim()].length;

const isHttps = (link: string) => URL.canParse(link) && new URL(link).protocol === "https:";

/** The errors found before sending; the server checks again. */
export function problemsOf(form: DeckForm): FormErrors {
  const errors: FormErrors = {};
  if (lengthOf(form.name) === 0) errors.name = "required";
  if (lengthOf(form.name) > longest.name) errors.name = "tooLong";
  if (form.commanders.some((name) => lengthOf(name) > longest.commander)) {
    errors.commanders = "tooLong";
  }
  if (lengthOf(form.description) > longest.description) errors.description = "tooLong";
  const link = form.link.trim();
  if (link && !isHttps(link)) errors.link = "linkInvalid";
  if (link.length > longest.link) errors.link = "tooLong";
  return errors;
}

/** The server's sentences by field of the form: its keys may lead into a list (`commanders.1`). */
export function fieldSentences(messages: Record<string, string>): FormErrors<string> {
  const errors: FormErrors<string> = {};
  for (const [path, sentence] of Object.entries(messages)) {
    const head = path.split(".")[0];
    const field = head === "text" ? "cards" : fields.find((name) => name === head);
    if (field) errors[field] ??= sentence;
  }
  return errors;
}

/** Whether two values say the same. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that this form and a save in the meantime changed differently. */
export const disputed = (draft: DeckDraft, present: DeckForm): (keyof DeckForm)[] =>
  fields.filter(
    (field) =>
      draft[field] !== undefined &&
      !same(draft[field], present[field]) &&
      !same(draft.base?.[field], present[field]),
  );
