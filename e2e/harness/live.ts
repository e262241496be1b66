import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Account } from "./calls.ts";
import { befriend, type Person, personOf } from "./people.ts";
import { formatId, read, send } from "./record.ts";
import type { Server } from "./server.ts";
import { settled, underWay } from "./states.ts";
import type { Site } from "./test.ts";
import { literally } from "./text.ts";

// Live tables: opened through the API, played in pages.

/** Opens a Commander table; each seat is a friend's, or a guest's if given as a name. */
export async function newTable(
  server: Server,
  host: Person,
  others: readonly (Person | string)[],
  fields: Record<string, unknown> = {},
): Promise<any> {
  for (const person of others) {
    if (typeof person !== "string") await befriend(server, host, person);
  }
  const seats = [host, ...others].map((one) =>
    typeof one === "string" ? { guestName: one } : { userId: one.id },
  );
  const body = { id: randomUUID(), formatId: await formatId(server), seats, ...fields };
  return (await send(server, host, "/live", body)).table;
}

/** A Commander table that was played offline against guests, as its host's device uploads it. */
export async function uploadTable(
  server: Server,
  host: Account,
  guests: readonly string[],
  commands: readonly object[],
): Promise<any> {
  const { id: userId } = await personOf(server, host);
  const began = Date.now() - 3_600_000;
  const at = (second: number) => new Date(began + second * 1_000).toISOString();
  const body = {
    formatId: await formatId(server),
    seats: [{ userId }, ...guests.map((guestName) => ({ guestName }))],
    device: randomUUID(),
    openedAt: at(0),
    sentAt: new Date().toISOString(),
    commands: commands.map((command, second) => ({ id: randomUUID(), command, at: at(second) })),
  };
  return (await send(server, host, `/live/${randomUUID()}/offline`, body, "PUT")).table;
}

export const timelineOf = async (server: Server, host: Person, table: string): Promise<any> =>
  (await read(server, host, `/live/${table}/timeline`)).timeline;

/** An overlay address with a new streaming token. */
export const newOverlay = async (server: Server, owner: Person): Promise<URL> =>
  new URL((await send(server, owner, "/auth/streamingtoken", {})).url);

/** Life totals by player name. */
export type Lives = Record<string, number>;

/** The table page, driven by accessible names. */
export class TablePage {
  private readonly asked: ReturnType<typeof underWay>;

  constructor(
    readonly page: Page,
    private readonly site: Site,
  ) {
    this.asked = underWay(page);
  }

  async open(code: string): Promise<this> {
    await this.page.goto(this.site.at(`/live/${code}`));
    return this;
  }

  /** Everything the page requested has loaded. */
  settled = (): Promise<void> => settled(this.asked);

  button(name: string) {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Changes life one at a time, by keyboard: on a busy machine a click can turn into a long press. */
  async tap(name: string, delta: number): Promise<void> {
    const { t } = this.site;
    const half = this.button(t(delta > 0 ? "live.lifeMore" : "live.lifeLess", { name }));
    for (let tap = 0; tap < Math.abs(delta); tap += 1) await half.press("Enter");
  }

  /** Takes ten life at a time, like a long press. */
  async hold(name: string, times: number): Promise<void> {
    const half = this.button(this.site.t("live.lifeLess", { name }));
    for (let held = 0; held < times; held += 1) await half.press("PageDown");
  }

  async shows(lives: Lives): Promise<void> {
    for (const [name, life] of Object.entries(lives)) {
      const text = this.site.t("live.lifeNow", { name, life });
      const seat = this.page.getByText(text, { exact: true }).or(this.button(text));
      await expect(seat, text).toHaveCount(1);
    }
  }

  /** Starts the first turn with this player. */
  async start(name: string): Promise<void> {
    const { t } = this.site;
    await this.button(t("live.whoStarts")).click();
    await this.button(name).click();
    await this.button(t("live.firstTurn")).click();
    await expect(this.page.getByRole("dialog")).toHaveCount(0);
  }

  /** Opens the details of a player's seat. */
  async openSeat(name: string, life: number): Promise<void> {
    const { t } = this.site;
    await this.button(t("live.seatMore", { name }))
      .or(this.button(t("live.lifeNow", { name, life })))
      .click();
    await expect(this.page.getByRole("dialog")).toBeVisible();
  }

  /** Confirms that the player is eliminated, and by whom where the page has a guess, when it asks. */
  async goesOut(reason: string, by: string | null): Promise<void> {
    const { t } = this.site;
    const asked = this.page.getByRole("alertdialog", { name: reason, exact: true });
    const answer = by === null ? t("live.goesOut") : t("live.goesOutBy", { name: by });
    await asked.getByRole("button", { name: answer, exact: true }).click();
    await expect(asked).toHaveCount(0);
  }

  /** The question whether to finish, which comes when one player is left. */
  lastStanding(winner: string) {
    const question = this.site.t("live.finishFor", { name: winner });
    return this.page.getByRole("alertdialog", { name: question, exact: true });
  }

  /** Opens the sheet with the suggested result when one player is left. */
  async openFinish(winner: string): Promise<void> {
    const { t } = this.site;
    await this.lastStanding(winner)
      .getByRole("button", { name: t("live.changeResult"), exact: true })
      .click();
    await expect(this.button(t("liveSheets.finishNow"))).toBeVisible();
  }
}

/** Checks the life totals in the stream overlay. */
export async function overlayShows(page: Page, lives: Lives): Promise<void> {
  for (const [name, life] of Object.entries(lives)) {
    const seat = page.locator(".overlay-seat").filter({ hasText: name });
    // The latest change is animated behind the life total.
    const shown = new RegExp(`^${literally(String(life).replace("-", "−"))}(\\D|$)`);
    await expect(seat.locator(".overlay-life"), `${name} ${life}`).toHaveText(shown);
  }
}
