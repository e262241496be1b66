import { uploadTable } from "../harness/live.ts";
import { expect, test } from "../harness/people.ts";
import { DESKTOP, PHONE } from "../harness/readers.ts";

const guests = ["Maximilienne", "Bo", "Théodora", "Dan", "Wilhelmine"];
const own = ["Treasures", "Clues", "Nourriture"];
const screens = [PHONE, { width: PHONE.height, height: PHONE.width }, DESKTOP];
/** In pixels: read across the table. */
const legible = 28;

/** On every seat most of what can be counted, as a game that was played without a network brings it at once. */
function counted(seats: number) {
  const all = Array.from({ length: seats }, (_, at) => at + 1);
  const others = (seat: number) => all.filter((other) => other !== seat);
  return [
    ...all.flatMap((seat) => [
      { type: "life", seat, delta: 100 },
      { type: "counter", seat, counter: "poison", delta: 4 },
      { type: "counter", seat, counter: "energy", delta: 12 },
      ...own.map((name) => ({ type: "custom", seat, name, delta: 3 })),
      ...others(seat).map((source) => ({
        type: "commanderDamage",
        seat,
        source,
        commander: 0,
        delta: 11,
      })),
    ]),
    { type: "monarch", seat: 1 },
    { type: "initiative", seat: 1 },
  ];
}

for (const seats of [2, 4, 6]) {
  test(`at a table of ${seats} nothing that is counted lies on a life total @en`, async ({
    page,
    server,
    account,
    site,
  }) => {
    const table = await uploadTable(server, account, guests.slice(0, seats - 1), counted(seats));
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(site.at(`/live/${table.code}`));
      const total = page.locator("[data-seat]");
      await expect(total).toHaveCount(seats);
      // Pills come when the page is idle.
      const pills = page.getByRole("button", { name: site.t("live.counter.energy"), exact: false });
      await expect(pills).toHaveCount(seats);
      const wrong = await total.evaluateAll((all, legible) => {
        const within = (inner: DOMRect, outer: DOMRect) =>
          inner.left >= outer.left - 1 &&
          inner.right <= outer.right + 1 &&
          inner.top >= outer.top - 1 &&
          inner.bottom <= outer.bottom + 1;
        const apart = (one: DOMRect, other: DOMRect) =>
          one.right <= other.left + 1 ||
          one.left >= other.right - 1 ||
          one.bottom <= other.top + 1 ||
          one.top >= other.bottom - 1;
        return all.flatMap((seat) => {
          const life = seat.querySelector("p.sr-only")?.parentElement;
          const digits = life?.querySelector("[aria-hidden] > span");
          if (!life || !digits) return ["no life"];
          const name = seat.getAttribute("aria-label");
          const size = Number.parseFloat(getComputedStyle(digits).fontSize);
          const small = size < legible ? [`${name}: ${size} px`] : [];
          const shown = [...seat.querySelectorAll("button > :first-child")];
          const bad = shown.filter((pill) => {
            const box = pill.getBoundingClientRect();
            const there = within(box, seat.getBoundingClientRect());
            return !there || !apart(box, life.getBoundingClientRect());
          });
          return [...small, ...bad.map((pill) => `${name}: ${pill.parentElement?.ariaLabel}`)];
        });
      }, legible);
      expect(wrong, `${screen.width} × ${screen.height}`).toEqual([]);

      const opener = site.t("live.countersOf", { name: account.firstname });
      await page.getByRole("button", { name: opener, exact: false }).press("Enter");
      const cells = page
        .getByRole("region", { name: opener, exact: false })
        .getByRole("button", { name: /: \d/ });
      await expect(cells.first()).toBeVisible();
      const cut = await cells.evaluateAll((all) =>
        all.flatMap((cell) => {
          const { top, bottom } = cell.getBoundingClientRect();
          const texts = [...cell.children].map((text) => text.getBoundingClientRect());
          const whole = texts.every((text) => text.top >= top && text.bottom <= bottom);
          return whole ? [] : [cell.ariaLabel];
        }),
      );
      expect(cut, `${screen.width} × ${screen.height}`).toEqual([]);
    }
  });
}
