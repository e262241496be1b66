import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./people.ts";
import { newGame, read } from "./record.ts";
import type { Server } from "./server.ts";
import type { Site } from "./test.ts";

// Games for stats tests, and helpers to read the stats pages.

type Fields = Record<string, unknown>;

/** A person's seat, or a guest's if given as a name. */
export const sits = (who: Person | string, placement: number, fields: Fields = {}) => ({
  ...(typeof who === "string" ? { guestName: who } : { userId: who.id }),
  placement,
  ...fields,
});

/** Records a game; the players are in order of placement, winner first. */
export const played = (
  server: Server,
  by: Person,
  order: readonly (Person | string)[],
  fields: Fields = {},
): Promise<any> =>
  newGame(server, by, { seats: order.map((who, at) => sits(who, at + 1)), ...fields });

/** The start and end of a game of this length. */
export const lasting = (minutes: number, endedAt: string) => ({
  startedAt: new Date(Date.parse(endedAt) - minutes * 60_000).toISOString(),
  endedAt,
});

/** A past date in the API's format. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Ratings are updated shortly after a game; waits until this many of the group's games are rated. */
export const rated = (server: Server, member: Person, group: string, games: number) =>
  expect
    .poll(async () => {
      const { players, counting } = await read(server, member, `/playgroup/${group}/leaderboard`);
      return counting ? 0 : Math.max(0, ...players.map((row: any) => row.rating.games));
    })
    .toBe(games);

/** The card of one chart: title, drawing, table and export buttons. */
export const card = (page: Page, title: string): Locator =>
  page
    .getByRole("heading", { level: 3, name: title, exact: true })
    .locator("xpath=ancestor::section[1]");

/** The table that a chart offers to screen readers. */
export const tableOf = (page: Page, title: string): Locator =>
  card(page, title).getByRole("table", { name: title, exact: true });

/** The cell texts of a table, row by row, headers first. */
export const cellsOf = (table: Locator): Promise<string[][]> =>
  table.evaluate((element) =>
    [...(element as HTMLTableElement).rows].map((row) =>
      [...row.cells].map((cell) => (cell.textContent ?? "").replace(/\s+/g, " ").trim()),
    ),
  );

/** A stat tile: its name, its value and the games behind it. */
export const tile = (page: Page, name: string): Locator =>
  page
    .locator("dl > div")
    .filter({ has: page.locator("dt").getByText(name, { exact: true }) })
    .getByRole("definition");

interface Saved {
  name: string;
  bytes: Buffer;
}

/** The file that a press downloads. */
export async function saved(page: Page, press: () => Promise<void>): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Exports a chart as CSV or as a picture. */
export const takenAlong = (
  page: Page,
  { t }: Site,
  title: string,
  as: "asCsv" | "asPicture",
): Promise<Saved> =>
  saved(page, async () => {
    await page.getByRole("button", { name: t("stats.takeAlong", { title }), exact: true }).click();
    await page.getByRole("menuitem", { name: t(`stats.${as}`), exact: true }).click();
  });

/** The size of a picture and its number of colors; fails if the browser cannot decode it. */
export const pictured = (page: Page, bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const binary = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { width, height, ...bitmap } = await createImageBitmap(
      new Blob([binary], { type: "image/png" }),
    ).then((made) => ({ width: made.width, height: made.height, made }));
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen?.drawImage(bitmap.made, 0, 0);
    const pixels = new Uint32Array(pen?.getImageData(0, 0, width, height).data.buffer ?? []);
    return { width, height, colors: new Set(pixels).size };
  }, bytes.toString("base64"));
