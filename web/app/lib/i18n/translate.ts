import type { Lang } from "./paths";
import { perLang } from "./per-lang";

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The same keys as another catalogue, translated. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
};

type Base<K extends string> = K extends `${infer B}_${"one" | "other"}` ? B : K;
type Key<T, P extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? Base<`${P}${K}`> : Key<T[K], `${P}${K}.`>;
}[keyof T & string];

/** The parameters that a text names in braces. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The parameters of the message under a key. One in two forms takes the `count` that picks between them. */
type Params<T, K extends string> = K extends keyof T
  ? Names<T[K]>
  : K extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? Params<T[Head], Rest>
      : never
    : "count" | Names<T[`${K}_${"one" | "other"}` & keyof T]>;

type Vars = Record<string, string | number>;
type Args<Name extends string> = [Name] extends [never]
  ? []
  : [vars: Record<Name, string | number>];

/** Knows each message's parameters from the English catalogue: a missing or misspelled one is no program. */
export type Translate<T> = <K extends Key<T>>(key: K, ...vars: Args<Params<T, K>>) => string;

function find(messages: Catalogue, key: string): string | undefined {
  let at: string | Catalogue | undefined = messages;
  for (const part of key.split(".")) at = typeof at === "object" ? at[part] : undefined;
  return typeof at === "string" ? at : undefined;
}

const pluralRules = perLang((lang) => new Intl.PluralRules(lang));
const numberFormat = perLang((lang) => new Intl.NumberFormat(lang));

/** Small whole numbers look alike everywhere, and the first formatter takes a phone a tenth of a second to make. */
const isPlain = (value: number) => Number.isInteger(value) && Math.abs(value) < 1000;
const numberText = (lang: Lang, value: number): string =>
  minus(isPlain(value) ? String(value) : numberFormat(lang).format(value));

/** With a true minus: a hyphen is too short to be seen, from across a table above all. */
export const minus = (number: string): string => number.replace("-", "−");

/**
 * A typed lookup in one catalogue. `{name}` takes a variable, numbers in the language's way;
 * a `count` picks between `key_one` and `key_other`.
 */
export function createT<T extends object>(lang: Lang, messages: T): Translate<T> {
  const catalogue = messages as unknown as Catalogue;
  const t = (key: string, vars: Vars = {}): string => {
    const form = "count" in vars ? `${key}_${pluralRules(lang).select(Number(vars.count))}` : key;
    // French has a third form, for millions, that reads as "other".
    const raw = find(catalogue, form) ?? find(catalogue, `${key}_other`) ?? find(catalogue, key);
    if (raw === undefined) return key;
    return raw.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = vars[name];
      if (value === undefined) return whole;
      return typeof value === "number" ? numberText(lang, value) : value;
    });
  };
  return t as Translate<T>;
}
