import { describe, expect, test, vi } from "vitest";

const at = (path: string) => history.replaceState(null, "", path);
const browser = (language: string) =>
  vi.spyOn(navigator, "language", "get").mockReturnValue(language);
const stored = () => JSON.parse(localStorage.getItem("language") ?? "null");

describe("language at start", () => {
  test.each([
    ["fr", "en-US", "fr"],
    ["en", "fr-FR", "en"],
    [null, "fr-CA", "fr"],
    [null, "de-DE", "en"],
    ["de", "fr-FR", "fr"],
    ["de", "de-DE", "en"],
  ])("stored %s in a %s browser is %s", async (choice, language, expected) => {
    const { languageAtStart } = await import("./start");
    expect(languageAtStart(choice, language)).toBe(expected);
  });

  test("a French reader is led to the French twin, with query and fragment", async () => {
    browser("fr-FR");
    at("/faq?x=1#y");
    const { startLanguage } = await import("./start");
    expect(startLanguage()).toBe("/fr/faq?x=1#y");
  });

  test("otherwise it stays, and remembers the language", async () => {
    browser("en-GB");
    at("/faq");
    const { startLanguage } = await import("./start");
    expect(startLanguage()).toBeNull();
    expect(localStorage.getItem("user-language")).toBe("en");
    expect(stored()).toEqual({ currentLanguage: "en", isInitialized: true });
  });

  test("an overlay follows it too unless its address says another, and leaves no choice behind", async () => {
    browser("fr-FR");
    const { startLanguage } = await import("./start");
    at("/obs#token=secret");
    expect(startLanguage()).toBe("/fr/obs#token=secret");
    at("/obs?lang=en#token=secret");
    expect(startLanguage()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test("a choice whose cookie is gone gets it again, and one that has it does not", async () => {
    const cookie = vi.spyOn(document, "cookie", "set");
    const kept = vi.spyOn(document, "cookie", "get").mockReturnValue("theme=dark");
    localStorage.setItem("user-language", "fr");
    at("/fr/faq");
    const { startLanguage } = await import("./start");
    startLanguage();
    expect(cookie.mock.calls[0]?.[0]).toMatch(/^locale=fr;.*max-age=31536000/);
    kept.mockReturnValue("theme=dark; locale=fr");
    startLanguage();
    expect(cookie).toHaveBeenCalledOnce();
  });

  test("a French address is taken at its word, and changes no stored choice", async () => {
    localStorage.setItem("user-language", "en");
    at("/fr/faq");
    const { startLanguage } = await import("./start");
    expect(startLanguage()).toBeNull();
    expect(localStorage.getItem("user-language")).toBe("en");
    expect(stored().currentLanguage).toBe("fr");
  });
});

describe("choosing a language", () => {
  test("keeps it in storage and in a cookie for 365 days", async () => {
    const cookie = vi.spyOn(document, "cookie", "set");
    const { useLanguageStore } = await import("./store");
    useLanguageStore.getState().setLanguage("fr");
    expect(localStorage.getItem("user-language")).toBe("fr");
    expect(cookie.mock.calls[0]?.[0]).toContain("locale=fr;");
    expect(cookie.mock.calls[0]?.[0]).toContain(`max-age=${365 * 24 * 60 * 60}`);
  });

  test("ignores any other", async () => {
    const { useLanguageStore } = await import("./store");
    useLanguageStore.getState().setLanguage("fr");
    useLanguageStore.getState().setLanguage("de");
    expect(useLanguageStore.getState().currentLanguage).toBe("fr");
    expect(localStorage.getItem("user-language")).toBe("fr");
  });
});
