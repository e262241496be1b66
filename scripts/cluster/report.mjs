// The tables of the test, in Markdown.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./places.mjs";

const OPERATING = join(ROOT, "docs/operating.md");
const BLOCK = /(<!-- make cluster-test: begin -->\n).*(<!-- make cluster-test: end -->)/s;

const table = (head, rows) =>
  [head, ["---", ...head.slice(1).map(() => "--:")], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
const seconds = (ms) => (ms / 1000).toFixed(1);
const gap = (load, kind) => seconds(load.tallies[kind].longestGap);
const sum = (load, what) =>
  Object.values(load.tallies).reduce((total, tally) => total + tally[what], 0);

export const faultTable = (suffered) =>
  table(
    [
      "what happens",
      "answers",
      "errors seen by clients",
      "writes lost",
      "doubled",
      "taps lost",
      "doubled",
      "s without sign-ins",
      "games",
      "taps",
      "slowest call, s",
      "slowest tap to reach all, s",
    ],
    suffered.map(({ name, load, result }) => [
      name,
      sum(load, "answers"),
      sum(load, "errorCount"),
      result.lostWrites,
      result.doubledWrites,
      result.lostTaps,
      result.doubledTaps,
      gap(load, "sign-in"),
      gap(load, "game"),
      gap(load, "tap"),
      seconds(load.slowestCall),
      seconds(load.slowestTap),
    ]),
  );

const rate = (number) => (number < 10 ? number.toFixed(1) : number.toFixed(0));

export const nodesTable = (results) =>
  table(
    ["load", "one node: a second", "p99", "two: a second", "p99", "three: a second", "p99"],
    [...results].map(([kind, measured]) => [
      kind,
      ...measured.flatMap(({ rate: perSecond, p99, errors }) => [
        `${rate(perSecond)}${errors ? `, ${errors} errors` : ""}`,
        `${p99.toFixed(0)} ms`,
      ]),
    ]),
  );

/** Puts the tables where the operator's handbook has them. */
export function writeDown(text) {
  const handbook = readFileSync(OPERATING, "utf8");
  if (!BLOCK.test(handbook)) throw new Error("docs/operating.md has no place for the tables");
  writeFileSync(
    OPERATING,
    handbook.replace(BLOCK, (_, begin, end) => `${begin}\n${text}\n\n${end}`),
  );
}
