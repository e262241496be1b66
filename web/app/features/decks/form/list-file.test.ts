import { expect, test } from "vitest";
import { readListFile, titleOfFile } from "./list-file";

const file = (text: string, type = "text/plain") =>
  new File([text], "moor_lights.v2.txt", { type });

test.each([
  ["a list", file("1 Sol Ring"), { text: "1 Sol Ring" }],
  ["a list of no known kind", file("1 Sol Ring", ""), { text: "1 Sol Ring" }],
  ["a picture, however small", file("1 Sol Ring", "image/png"), { why: "fileNotText" }],
  ["a picture, however large", file("x".repeat(200_001), "image/png"), { why: "fileNotText" }],
  ["a program", file("MZ\0\0", ""), { why: "fileNotText" }],
  ["a library", file("1 Opt\n".repeat(40_000)), { why: "fileTooLarge" }],
  ["an empty page", file(" \n"), { why: "fileEmpty" }],
])("%s", async (_, given, read) => {
  expect(await readListFile(given)).toEqual(read);
});

test("a file is called by its name", () => {
  expect(titleOfFile(file(""))).toBe("moor lights.v2");
});
