import { expect, type Locator, type Page } from "@playwright/test";
import type { Site } from "./test.ts";

export const GUESTS = ["Noémie", "Kofi", "Zoé"] as const;

/** Counts the taps that recording takes. */
export class Taps {
  count = 0;

  async on(locator: Locator): Promise<void> {
    await locator.click();
    this.count += 1;
  }
}

/** The controls of the record page, by accessible name. */
export function recorder(page: Page, { t }: Site) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    /** The button of the recent table with the three guests. */
    pod: () => page.getByRole("button", { name: GUESTS.join(", "), exact: false }),
    /** The answer that this player went first, which saving a game asks for. */
    first: (name: string) =>
      page
        .getByRole("group", { name: t("record.whoWentFirst"), exact: true })
        .getByRole("button", { name, exact: true }),
    out: (name: string) => button(t("record.goesOut", { name })),
    won: (name: string) => button(t("record.wins", { name })),
    deck: (name: string, deck: string = t("seating.noDeck")) =>
      button(t("seating.changeDeck", { name, deck })),
    save: () => button(t("record.save")),
    saveAgain: () => button(t("record.saveAgain")),

    /** Adds the three guests to the table. */
    async seatGuests(taps = new Taps()): Promise<void> {
      for (const guest of GUESTS) {
        await page.getByLabel(t("seating.addGuest"), { exact: true }).fill(guest);
        await taps.on(button(t("seating.add")));
      }
      await taps.on(button(t("record.goOn", { count: GUESTS.length + 1 })));
    },

    /** Taps the players in order of elimination; the last one has won. */
    async place(order: readonly string[], taps = new Taps()): Promise<void> {
      for (const name of order.slice(0, -1)) {
        await taps.on(button(t("record.goesOut", { name })));
      }
      await expect(button(t("record.wins", { name: order.at(-1) ?? "" }))).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    },
  };
}
