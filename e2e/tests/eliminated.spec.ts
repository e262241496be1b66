import type { Locator, Page } from "@playwright/test";
import { uploadTable } from "../harness/live.ts";
import { waitForLayout } from "../harness/look.ts";
import { expect, personOf, test } from "../harness/people.ts";
import { DESKTOP, PHONE } from "../harness/readers.ts";

const guests = ["Maximilienne", "Bo", "Théodora", "Dan", "Wilhelmine"];
const layouts = ["around", "sides", "upright"];
const screens = [DESKTOP, { width: PHONE.height, height: PHONE.width }, PHONE];

/** Commands that give every seat counters of many kinds and bring every player to 0 life. */
function lethalCommands(seats: number) {
  const all = Array.from({ length: seats }, (_, at) => at + 1);
  return [
    ...all.flatMap((seat) => [
      { type: "life", seat, delta: -40 },
      { type: "counter", seat, counter: "poison", delta: 4 },
      { type: "counter", seat, counter: "energy", delta: 12 },
      { type: "counter", seat, counter: "experience", delta: 3 },
      { type: "custom", seat, name: "Treasures", delta: 3 },
      ...all
        .filter((source) => source !== seat)
        .map((source) => ({ type: "commanderDamage", seat, source, commander: 0, delta: 11 })),
    ]),
    { type: "monarch", seat: 1 },
    { type: "initiative", seat: 1 },
    { type: "turn", seat: 2 },
  ];
}

/** The faults of the questions on a page: each answer must be whole, uncovered and inside its seat. */
const faultsOf = (page: Page) =>
  page.getByRole("alertdialog").evaluateAll((questions) => {
    const minTarget = 44;
    return questions.flatMap((question) => {
      const seat = question.closest("[data-seat]")?.getBoundingClientRect();
      const asked = question.getBoundingClientRect();
      const answers = [...question.querySelectorAll("button")];
      const visibleBox = (answer: Element) => {
        const box = answer.getBoundingClientRect();
        const left = Math.max(box.left, asked.left, seat?.left ?? 0);
        const right = Math.min(box.right, asked.right, seat?.right ?? innerWidth);
        const top = Math.max(box.top, asked.top, seat?.top ?? 0);
        const bottom = Math.min(box.bottom, asked.bottom, seat?.bottom ?? innerHeight);
        return { left, right, top, bottom, width: right - left, height: bottom - top };
      };
      const faultOf = (answer: Element, when: string) => {
        const { left, right, top, bottom, width, height } = visibleBox(answer);
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const inset = 4;
        const points: [number, number][] = [
          [x, y],
          [left + inset, y],
          [right - inset, y],
          [x, top + inset],
          [x, bottom - inset],
        ];
        const covered = points.filter(([x, y]) => {
          const found = document.elementFromPoint(x, y);
          return !answer.contains(found);
        });
        const small = Math.min(width, height) < minTarget - 0.5;
        const name = `${question.ariaLabel} ${answer.ariaLabel ?? answer.textContent} ${when}`;
        return [
          ...(small ? [`${name}: ${Math.round(width)} × ${Math.round(height)} px`] : []),
          ...(covered.length > 0 ? [`${name}: covered at ${covered.length} of 5 points`] : []),
        ];
      };
      const first = answers.slice(0, 1).flatMap((answer) => faultOf(answer, "at once"));
      const scrolled = answers.flatMap((answer) => {
        answer.scrollIntoView({ block: "nearest", inline: "nearest" });
        return faultOf(answer, "scrolled to");
      });
      for (let scrolled: Element | null = question; scrolled; scrolled = scrolled.parentElement)
        scrolled.scrollTo(0, 0);
      return [...first, ...scrolled];
    });
  });

/** Resizes an open page and waits until it is laid out anew. */
async function resizeTo(page: Page, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  );
  await waitForLayout(page);
}

/** Presses a button close to its right edge. */
async function pressEdge(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error("the button is not shown");
  await button.page().mouse.click(box.x + box.width - 5, box.y + box.height / 2);
}

for (const seats of [2, 3, 4, 5, 6]) {
  test(`at a table of ${seats} each answer can be pressed, whichever way its seat faces @en`, async ({
    page,
    server,
    account,
    site,
  }) => {
    const { t, at } = site;
    const { id } = await personOf(server, account);
    const questions = page.getByRole("alertdialog");
    const pills = page.getByRole("button", { name: t("live.counter.energy"), exact: false });
    const stays = page.getByRole("button", { name: t("live.stays"), exact: true });
    const undo = page
      .locator("[data-seat]")
      .getByRole("button", { name: t("live.undo"), exact: true });
    const storeDraft = (name: string, draft: object) =>
      page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        `draft:${id}:${name}`,
        JSON.stringify(draft),
      ] as const);
    await page.goto(at("/dashboard"));
    for (const layout of [...layouts, "own seat"]) {
      const whole = layout !== "own seat";
      const questionCount = whole ? seats : 1;
      if (whole) await storeDraft("live-layout", { layout, moved: 0 });
      const table = await uploadTable(
        server,
        account,
        guests.slice(0, seats - 1),
        lethalCommands(seats),
      );
      await storeDraft(`live-look-${table.id}`, { whole });
      await page.goto(at(`/live/${table.code}`));
      for (const screen of screens) {
        const where = `${layout}, ${screen.width} × ${screen.height}`;
        await resizeTo(page, screen);
        await expect(questions, where).toHaveCount(questionCount);
        await expect(pills, where).toHaveCount(questionCount);
        expect(await faultsOf(page), where).toEqual([]);
      }

      // Pressed on the last screen. With two players the question whether to finish comes first.
      if (whole && seats > 2) {
        await pressEdge(questions.first().getByRole("button").first());
        await expect(questions, layout).toHaveCount(questionCount - 1);
        await pressEdge(undo);
        await expect(questions, layout).toHaveCount(questionCount);
      }
      for (let left = seats; left > 0; left -= 1) {
        const reason = await questions.first().getAttribute("aria-label");
        await pressEdge(stays.first());
        await expect(
          page.getByRole("alertdialog", { name: `${reason}`, exact: false }),
          layout,
        ).toHaveCount(0);
      }
      await expect(questions, layout).toHaveCount(0);
    }
  });
}
