import { describe, expect, test } from "vitest";
import { barePath, langOf, localePath, twins } from "./paths";
import { createT } from "./translate";

describe("addresses", () => {
  test.each([
    ["/", "en"],
    ["/fr", "fr"],
    ["/fr/decks", "fr"],
    ["/friends", "en"],
    ["/france", "en"],
  ])("%s is %s", (path, lang) => expect(langOf(path)).toBe(lang));

  test.each([
    ["/fr", "/"],
    ["/fr/", "/"],
    ["/fr/faq/", "/faq"],
    ["/friends", "/friends"],
    ["/", "/"],
    ["/fr//evil.example", "/evil.example"],
    ["//evil.example", "/evil.example"],
    ["/fr/\\evil.example", "/evil.example"],
    ["/fr//", "/"],
  ])("%s without its language is %s", (path, bare) => expect(barePath(path)).toBe(bare));

  test("twins name each other", () => {
    expect(twins("/")).toEqual(["/", "/fr"]);
    expect(localePath("fr", "/faq?x=1#y")).toBe("/fr/faq?x=1#y");
  });
});

describe("t", () => {
  const messages = {
    hello: "Hello {name}",
    nested: { games_one: "{count} game", games_other: "{count} games" },
  } as const;
  const t = createT("en", messages);

  test("finds nested messages and fills in variables", () => {
    expect(t("hello", { name: "Ada" })).toBe("Hello Ada");
  });

  test("a parameter that is missing, misspelled or too many is no program", () => {
    // @ts-expect-error missing
    expect(t("hello")).toBe("Hello {name}");
    // @ts-expect-error misspelled
    expect(t("hello", { nam: "Ada" })).toBe("Hello {name}");
    // @ts-expect-error too many
    expect(t("hello", { name: "Ada", age: 36 })).toBe("Hello Ada");
    // @ts-expect-error the count picks the form, whether or not the form says it
    expect(t("nested.games")).toBe("{count} games");
  });

  test("picks plurals by the language's own rule", () => {
    expect(t("nested.games", { count: 1 })).toBe("1 game");
    expect(t("nested.games", { count: 0 })).toBe("0 games");
    expect(createT("fr", messages)("nested.games", { count: 0 })).toBe("0 game");
    expect(createT("fr", messages)("nested.games", { count: 1_000_000 })).toMatch(/games$/);
  });

  test("writes numbers as the language does", () => {
    expect(t("nested.games", { count: 1234 })).toBe("1,234 games");
    expect(createT("fr", messages)("nested.games", { count: 1234 })).toBe("1\u202f234 games");
  });

  test("a variable's own braces are left alone", () => {
    expect(t("hello", { name: "{count}" })).toBe("Hello {count}");
  });
});

describe("catalogues", () => {
  const leaves = (tree: object, path = ""): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[path + key, value] as [string, string]]
        : leaves(value, `${path}${key}.`),
    );
  const variables = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

  type Modules = Record<string, { default: object }>;
  const english: Modules = import.meta.glob("../../locales/en/*.ts", { eager: true });
  const french: Modules = import.meta.glob(["../../locales/fr/*.ts", "!**/*.test.ts"], {
    eager: true,
  });
  const inFrench = (path: string) => french[path.replace("/en/", "/fr/")]?.default ?? {};

  test.each(Object.entries(english))(
    "%s: the same keys and variables in both languages, no empty messages",
    (path, { default: messages }) => {
      const frenchMessages = new Map(leaves(inFrench(path)));
      const englishMessages = leaves(messages);
      expect([...frenchMessages.keys()].toSorted()).toEqual(
        englishMessages.map(([key]) => key).toSorted(),
      );
      for (const [key, text] of englishMessages) {
        const twin = frenchMessages.get(key) ?? "";
        expect(text.trim(), key).not.toBe("");
        expect(twin.trim(), key).not.toBe("");
        expect(variables(twin), key).toEqual(variables(text));
      }
    },
  );
});
