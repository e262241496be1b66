import { describe, expect, test } from "vitest";
import {
  type Look,
  layouts,
  overlayAddress,
  parts,
  readLook,
  sides,
  sizes,
  skins,
  usualLook,
  writeLook,
} from "./look";

const read = (search: string) => readLook(new URLSearchParams(search), "en");

/** Every choice of one kind beside the usual of the others, and some that mix. */
const looks: Look[] = [
  ...layouts.map((layout) => ({ ...usualLook("en"), layout })),
  ...skins.map((skin) => ({ ...usualLook("fr"), skin })),
  ...sides.map((side) => ({ ...usualLook("en"), side })),
  ...[50, 90, 200].map((size) => ({ ...usualLook("fr"), size })),
  ...parts.map((part) => ({ ...usualLook("en"), show: [part] })),
  { ...usualLook("en"), show: [] },
  { ...usualLook("en"), layout: "seat", seat: 7 },
  { layout: "seat", skin: "glass", side: "left", size: 130, seat: 2, show: ["life"], lang: "fr" },
];

describe("the look in an address", () => {
  test.each(looks)("$layout, $skin, $side, $size, $show comes back as it went", (look) => {
    expect(read(writeLook(look).toString())).toEqual(look);
  });

  test("is said in readable words, and only where it is not as usual", () => {
    const look: Look = { ...usualLook("fr"), layout: "corners", show: ["names", "life"] };
    expect(overlayAddress("https://podium.example/obs#token=abc", look)).toBe(
      "https://podium.example/obs?layout=corners&show=names,life&lang=fr#token=abc",
    );
  });

  test.each([
    "",
    "layout=LAYOUT&theme=&side=up&size=big&seat=-1&show=&lang=de",
    "layout=bar&layout=grid&size=1e3&seat=1.5&show=,,,&lang=",
    "size=99999&seat=turn&show=everything",
    "%ZZ&=&&&theme=%00&layout=__proto__",
  ])("without a word we know is the usual one: %s", (search) => {
    expect(read(search)).toEqual(usualLook("en"));
  });

  test("keeps to its bounds", () => {
    expect(read("size=0").size).toBe(sizes.least);
    expect(read("size=5000").size).toBe(sizes.most);
    expect(read("seat=99").seat).toBe(10);
    expect(read("seat=0").seat).toBe(1);
  });

  test("shows each part once and in order, however they are named", () => {
    expect(read("show=life,names,life,nonsense").show).toEqual(["names", "life"]);
    expect(read("show=none").show).toEqual([]);
  });

  test("speaks the page's language where it names none", () => {
    expect(readLook(new URLSearchParams("lang=xx"), "fr").lang).toBe("fr");
    expect(readLook(new URLSearchParams("lang=en"), "fr").lang).toBe("en");
  });
});
