import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAddress } from "~/lib/address";
import { type Lang, langs, localePath } from "~/lib/i18n/paths";
import en from "~/locales/en/dashboard";
import fr from "~/locales/fr/dashboard";

const messages = { en, fr };

const manifestIn = (lang: Lang) =>
  JSON.parse(readFileSync(`public${localePath(lang, "/manifest.webmanifest")}`, "utf8"));

/** Without what is said in words, and without the language. */
const shapeOf = (lang: Lang) =>
  JSON.parse(
    JSON.stringify(manifestIn(lang), (key, value) =>
      ["lang", "description", "label", "name"].includes(key) ? undefined : value,
    )
      .replaceAll('"/fr/', '"/')
      .replaceAll("-fr.webp", "-en.webp"),
  );

test("an installed app is the same one in both languages", () => {
  expect(shapeOf("fr")).toEqual(shapeOf("en"));
  for (const lang of langs) expect(manifestIn(lang)).toMatchObject({ id: "/dashboard", lang });
});

test.each(langs)("what an installed app opens is a page, in its own language: %s", (lang) => {
  const { start_url, shortcuts, share_target } = manifestIn(lang);
  const urls = shortcuts.map(({ url }: { url: string }) => url);
  for (const address of [start_url, share_target.action, ...urls]) {
    expect(address.startsWith("/fr/")).toBe(lang === "fr");
    expect(readAddress(address)?.row.layout).toBe("main");
  }
  const { startLive, recordGame } = messages[lang];
  expect(shortcuts.map(({ name }: { name: string }) => name)).toEqual([startLive, recordGame]);
});
