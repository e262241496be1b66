import { expect, test, vi } from "vitest";
import { perLang } from "./per-lang";

test("makes one for each language, when it is first asked for", () => {
  const make = vi.fn((lang: string) => ({ lang }));
  const of = perLang(make);
  expect(make).not.toHaveBeenCalled();
  expect(of("en")).toBe(of("en"));
  expect(of("fr")).toEqual({ lang: "fr" });
  expect(make).toHaveBeenCalledTimes(2);
});
