import { expect, type Locator, type Page } from "@playwright/test";
import type { Site } from "./test.ts";

export const GUESTS = ["Noémie", "Kofi", "Zoé"] as const;

/** Counts what a thumb does. */
export class Taps {
  count = 0;

  async on(locator: Locator): Promise<void> {
    await locator.click();
    this.count += 1;
  }
}

/** The record page's pieces, by the names a reader hears. */
export function recorder(page: Page, { t }: Site) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    /** A table played at before. */
    pod: () => page.getByRole("button", { name: GUESTS.join(", ") }),
    out: (name: string) => button(t("record.goesOut", { name })),
    won: (name: string) => button(t("record.wins", { name })),
    deck: (name: string, deck: string = t("seating.noDeck")) =>
      button(t("seating.changeDeck", { name, deck })),
    save: () => button(t("record.save")),
    saveAgain: () => button(t("record.saveAgain")),

    /** Seats the guests beside the one who records. */
    async seatGuests(taps = new Taps()): Promise<void> {
      for (const guest of GUESTS) {
        await page.getByLabel(t("seating.addGuest"), { exact: true }).fill(guest);
        await taps.on(button(t("seating.add")));
      }
      await taps.on(button(t("record.goOn", { count: GUESTS.length + 1 })));
    },

    /** Taps them in the order they went out; the last one standing has won. */
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
