import { expect, test } from "vitest";
import type { useWhy } from "./why";

type Reason = Parameters<ReturnType<typeof useWhy>>[0];

/** First of four at a table rated 31 higher, unless said otherwise. */
const reason = (more: Partial<Reason>): Reason => ({
  others: 31,
  seats: 4,
  placement: 1,
  beaten: 3,
  tied: 0,
  gamesLeft: 4,
  ...more,
});

const reasons: [Partial<Reason>, string, string][] = [
  [
    {},
    "Beat a table rated 31 higher, settles in about 4 more games",
    "A battu une table au rating plus haut de 31 points, stable dans environ 4 parties",
  ],
  [
    { others: -1, placement: 4, beaten: 0, gamesLeft: 1 },
    "Lost to a table rated 1 lower, settles in about 1 more game",
    "A perdu contre une table au rating plus bas de 1 point, stable dans environ 1 partie",
  ],
  [
    { others: 0, beaten: 0, tied: 3, gamesLeft: 0 },
    "Drew with a table rated the same, the rating has settled",
    "A fait égalité avec une table de même rating, le rating est stable",
  ],
  [
    { placement: 2, beaten: 2 },
    "Came 2nd of 4 against a table rated 31 higher, settles in about 4 more games",
    "A fini 2e sur 4 contre une table au rating plus haut de 31 points, stable dans environ 4 parties",
  ],
  [
    { beaten: 2, tied: 1 },
    "Shared 1st place of 4 against a table rated 31 higher, settles in about 4 more games",
    "À égalité, 1er sur 4 contre une table au rating plus haut de 31 points, stable dans environ 4 parties",
  ],
  [
    { others: 1234, seats: 2, beaten: 1 },
    "Beat an opponent rated 1,234 higher, settles in about 4 more games",
    "A battu un adversaire au rating plus haut de 1 234 points, stable dans environ 4 parties",
  ],
];

async function said(address: string): Promise<string[]> {
  const [{ show }, why, { gamesMessages }] = await Promise.all([
    import("../../../tests/render"),
    import("./why"),
    import("~/components/games/messages"),
  ]);
  const lang = address.startsWith("/fr") ? "fr" : "en";
  await Promise.all([why.whyMessages.load(lang), gamesMessages.load(lang)]);
  let lines: string[] = [];
  await show(address, () => {
    const inWords = why.useWhy();
    lines = reasons.map(([more]) => inWords(reason(more)).replace(/\s/g, " "));
    return null;
  });
  return lines;
}

test("the reason is shown in English", async () => {
  expect(await said("/why")).toEqual(reasons.map(([, english]) => english));
});

test("and in French, with its plurals and numbers", async () => {
  expect(await said("/fr/why")).toEqual(reasons.map(([, , french]) => french));
});
