import { afterEach, describe, expect, test, vi } from "vitest";
import { chordName, isChord, isFree } from "./keys";

describe("where keys are free", () => {
  const put = (html: string) => {
    document.body.innerHTML = html;
    return document.body.querySelector("[data-here]");
  };
  afterEach(() => document.body.replaceChildren());

  test.each([
    "<input data-here>",
    '<input type="radio" data-here>',
    "<select data-here></select>",
    "<textarea data-here></textarea>",
    '<div contenteditable="true"><b data-here></b></div>',
    "<dialog open></dialog><button data-here></button>",
  ])("not in %s", (html) => expect(isFree(put(html))).toBe(false));

  test.each([
    "<button data-here></button>",
    '<input type="checkbox" data-here>',
    "<p data-here></p>",
    '<div role="tablist"><button data-here></button></div>',
  ])("but in %s", (html) => expect(isFree(put(html))).toBe(true));

  test("nor in what a page names besides", () => {
    const tab = put('<div role="tablist"><button data-here></button></div>');
    expect(isFree(tab, "[role=tablist]")).toBe(false);
  });
});

describe("a chord", () => {
  const none = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };
  const meta = { ...none, metaKey: true };
  const ctrl = { ...none, ctrlKey: true };

  test.each([
    ["MacIntel", meta, ctrl, "⌘K", "Meta+K"],
    ["Linux x86_64", ctrl, meta, "Ctrl K", "Control+K"],
    ["Win32", ctrl, meta, "Ctrl K", "Control+K"],
  ])("on %s", (platform, its, other, text, aria) => {
    vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
    expect(chordName("K")).toEqual({ text, aria });
    expect(isChord("k", { ...its, key: "k" })).toBe(true);
    expect(isChord("k", { ...its, key: "K" })).toBe(true);
    for (const pressed of [other, none, { ...its, altKey: true }, { ...its, shiftKey: true }]) {
      expect(isChord("k", { ...pressed, key: "k" })).toBe(false);
    }
    expect(isChord("k", { ...its, key: "j" })).toBe(false);
    expect(isChord("enter", { ...its, key: "Enter" })).toBe(true);
    expect(chordName("Enter", "↵")).toEqual({
      text: text.replace("K", "↵"),
      aria: aria.replace("K", "Enter"),
    });
  });
});
