import { expect, test } from "vitest";
import { decoded } from "./decode";

const vault = "1 Lim-Dûl's Vault\r\n1 Æther Vial";
const windows = [...vault].map((letter) => letter.charCodeAt(0));
const utf16 = [
  0xff,
  0xfe,
  ...[...vault].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]),
];

test.each([
  ["UTF-8", new Blob([vault])],
  ["UTF-8 behind its mark", new Blob(["\ufeff", vault])],
  ["Windows-1252", new Blob([Uint8Array.from(windows)])],
  ["UTF-16 behind its mark", new Blob([Uint8Array.from(utf16)])],
])("reads %s", async (_, file) => {
  expect(await decoded(file)).toBe(vault);
});
