import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { TableWhat } from "~/lib/api/types";

const { cases }: { cases: { lines: { what: TableWhat }[] }[] } = JSON.parse(
  readFileSync("../contract/table-cases.json", "utf8"),
);
const happened = cases.flatMap(({ lines }) => lines.map(({ what }) => what));

/** The sentences, one for each thing that happened. */
async function told(lang: "en" | "fr", all: readonly TableWhat[]): Promise<string[]> {
  const [{ show }, { useLineText }, { tableLinesMessages }, { gamesMessages }] = await Promise.all([
    import("../../../tests/render"),
    import("./line-text"),
    import("./messages"),
    import("../games/messages"),
  ]);
  await Promise.all([tableLinesMessages.load(lang), gamesMessages.load(lang)]);
  await show(lang === "fr" ? "/fr/live" : "/live", () => {
    const text = useLineText((seat) => `P${seat}`);
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves.
    return all.map((what, at) => <p key={at}>{text(what)}</p>);
  });
  return screen.getAllByRole("paragraph").map(({ textContent }) => textContent ?? "");
}

test.each(["en", "fr"] as const)("every kind of event has a text in %s", async (lang) => {
  const sentences = await told(lang, happened);
  expect(sentences).toHaveLength(happened.length);
  expect(sentences.filter((text) => !text || /[{}]|undefined|NaN/.test(text))).toEqual([]);
});

test("a text names the player, the amount and the result", async () => {
  const step = (changes: Extract<TableWhat, { type: "step" }>["changes"], source?: number) => ({
    type: "step" as const,
    changes,
    tap: true,
    joins: null,
    source: source ?? null,
  });
  const out = { by: 2, how: "combat" as const, round: 3, sequence: 9 };
  expect(
    await told("en", [
      step([{ type: "life", seat: 1, from: 40, to: 33 }]),
      step([{ type: "life", seat: 1, from: 33, to: 30 }], 2),
      step([
        { type: "commanderDamage", seat: 3, source: 2, commander: 1, from: 5, to: 12 },
        { type: "life", seat: 3, from: 40, to: 33 },
      ]),
      step([
        { type: "out", seat: 1, from: null, to: out },
        { type: "out", seat: 3, from: null, to: out },
      ]),
      step([
        { type: "turn", from: null, to: { seat: 4, round: 2, number: 5 } },
        { type: "storm", from: 3, to: 0 },
      ]),
    ]),
  ).toEqual([
    "P1: −7 life → 33",
    "P1: −3 life by P2 → 30",
    "P3: +7 from P2's second commander → 12",
    "P1 and P3: eliminated by P2 (Combat damage)",
    "Turn 2: P4",
  ]);
});
