import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Lang } from "~/lib/i18n";

/** Words that players stumble over, and what to say in their place. */
const avoid: Record<Lang, [RegExp, string][]> = {
  en: [
    [/\bfigures?\b/i, "stats"],
    [/\bwon share\b|\{share\} won/i, "win rate"],
    [/\bto (be )?expect(ed)?\b(?! in)/i, "expected"],
    [/\breally lies\b|\bat least worth\b/i, "likely range"],
    [/\bwaits? for you\b/i, "Inbox"],
    [/\btrail\b/i, "Activity"],
    [/\b(table is laid|lay a table)\b/i, "Table opened, Start a live game"],
    [/\b(put|puts|went|goes) (\{?\w+\}? )?out\b|\bout (by|in turn|on turn)\b|^out$/i, "eliminated"],
    [/\bbegan\b/i, "went first, started"],
    [/\bwon by\b|\bown way\b/i, "win condition"],
    [/\bthe same again\b/i, "Same players again"],
    [/\bmake the pods\b/i, "Make pods"],
    [/\btake over\b/i, "claim this seat"],
    [/\brolled \S+ sides\b/i, "Rolled a d20"],
    [/\blook (into|in) your mail\b|\bunwanted mail\b/i, "Check your email (and spam folder)"],
    [/\bstart page\b|^To (the|your) /, "Home, Back to …, View …, Go to …"],
    [/\btake\b.*\balong\b|\bwith you (first|and)\b/i, "Export"],
    [/\b(bring|brings|brought)\b.*\bback\b/i, "restore"],
    [/\bForgotten\b/, "Forgot your password?"],
    [/\b(somebody|anybody|whoever)\b/i, "someone, anyone, the person who"],
    [/\bany more\b/i, "no longer"],
    [/\bcoming soon\b/i, "only what is there"],
    [
      /colour|favourite|catalogue|behaviour|cancell|recognis|organis|\b(grey|centre)\b/i,
      "American spelling",
    ],
  ],
  fr: [
    [/(?<!lettres(,| et) )\bchiffres?\b/i, "stats"],
    [/\bcotée?s?\b|\bcotes?\b/i, "rating"],
    [/\bnot(er|ée?s?)\b|\bnote(s-en| la| sa| trois)\b/i, "enregistrer"],
    [/t’attend/i, "À traiter"],
    [/\btable est mise\b/i, "Table ouverte"],
    [/\bhors jeu\b|\bsorti(e|s|es)?\b|\bsort au\b|\béliminé(?!·)/i, "élimination, éliminé·e"],
    [/\bnul(le|les)?\b(?! part)/i, "Égalité"],
    [/\bconcéd/i, "Abandonner"],
    [/\b(bénédiction|faveur) de la cité\b/i, "Agrément de la cité"],
    [/\bemporte/i, "exporter"],
    [/^Vers /, "Retour à …, Voir …, Aller à …"],
    [/\bcomposer les tables\b/i, "Former les pods"],
    [/\brepren\w+ (ta|sa|leur|cette) place\b/i, "récupérer cette place"],
    [/\bregarde tes e-mails\b/i, "Vérifie ta boîte mail (et les indésirables)"],
    [/\bjoueur supprimé\b/i, "compte supprimé"],
    [/\b(bientôt disponible|à venir bientôt)\b/i, "seulement ce qui est là"],
    [
      /\btu es (re|dé)?(connecté|inscrit|invité|bloqué|seul|spectateur)\b|\btoi seul\b|\bcontent de\b/i,
      "une phrase qui ne suppose pas un homme",
    ],
    [/\bt’a (mis|ajouté|retiré|invité)\b/i, "une phrase qui ne suppose pas un homme"],
    [
      /\b(veuillez|cliquez|saisissez|choisissez|réessayez|connectez-vous|vérifiez)\b/i,
      "le tutoiement",
    ],
  ],
};

interface Said {
  lang: Lang;
  place: string;
  text: string;
}

const langs: Lang[] = ["en", "fr"];
const server = (path: string) =>
  readFileSync(new URL(`../../../server/${path}`, import.meta.url), "utf8");

function* leaves(tree: unknown, place: string): Generator<[string, string]> {
  if (typeof tree === "string") yield [place, tree];
  else if (tree) {
    for (const [key, inner] of Object.entries(tree)) yield* leaves(inner, `${place}.${key}`);
  }
}

function catalogues(lang: Lang): Said[] {
  const modules = import.meta.glob<{ default: unknown }>(["./*/*.ts", "!**/*.test.ts"], {
    eager: true,
  });
  return Object.entries(modules)
    .filter(([path]) => path.startsWith(`./${lang}/`) && !/\/(app|core|index)\.ts$/.test(path))
    .flatMap(([path, { default: words }]) => [...leaves(words, path.slice(2, -3))])
    .map(([place, text]) => ({ lang, place, text }));
}

function serverMessages(lang: Lang): Said[] {
  const lines = server(`api/locales/${lang}.toml`).matchAll(/^(\w+) = "(.*)"$/gm);
  return [...lines].map(([, key, text = ""]) => ({ lang, place: `${lang}.toml: ${key}`, text }));
}

function mails(lang: Lang): Said[] {
  const name = lang === "en" ? "En" : "Fr";
  const kinds = server("identity/src/mail/words.rs").matchAll(
    new RegExp(`CodeKind::(\\w+), Lang::${name}\\) => &Words \\{(.*?)\\n {8}\\}`, "gs"),
  );
  return [...kinds].flatMap(([, kind, body = ""]) =>
    [...body.matchAll(/(\w+): "(.*)",$/gm)].map(([, part, text = ""]) => ({
      lang,
      place: `mail ${kind}.${part} (${lang})`,
      text: text.replaceAll("\\u{a0}", "\u00a0"),
    })),
  );
}

const stumbles = ({ lang, place, text }: Said): string[] =>
  avoid[lang].flatMap(([pattern, better]) => {
    const found = pattern.exec(text.replaceAll("'", "’"));
    return found ? [`${place} says “${found[0]}”, better: ${better} (${text})`] : [];
  });

test.each([
  ["catalogues", catalogues, 1000],
  ["server messages", serverMessages, 60],
  ["mails", mails, 30],
] as const)("the %s keep to the glossary", (_, all, least) => {
  for (const lang of langs) {
    const said = all(lang);
    expect(said.length).toBeGreaterThanOrEqual(least);
    expect(said.flatMap(stumbles)).toEqual([]);
  }
});
