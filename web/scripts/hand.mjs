// One finger on a page, and how often it was used; scripts/gestures.mjs plays a game with it.

/** The moment between two looks at the page's clock must not lie behind the one it is stopped at. */
const ahead = 2_000;
/** Further than a finger that has only opened something strays, in pixels. */
const away = 40;

/** A finger on a page whose clock it can move, so that holding takes exactly as long as meant on a busy machine too. */
export async function handOn(page) {
  const session = await page.context().newCDPSession(page);
  let gestures = 0;

  const touch = (type, ...touchPoints) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });

  /** The middle of what can be touched there. */
  const middle = async (target) => {
    await target.tap({ trial: true });
    const { x, y, width, height } = await target.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };

  /** Unless it is to last, sent together: on a busy machine the finger would stay for long enough to be a hold. */
  const tapAt = async (point, lasting = 0) => {
    gestures += 1;
    const down = touch("touchStart", point);
    if (lasting > 0) await new Promise((resolve) => setTimeout(resolve, lasting));
    await Promise.all([down, touch("touchEnd")]);
  };

  return {
    page,
    taken: () => gestures,
    middle,
    /** Nothing is looked for on the page: that would take its time from what is measured. */
    tapAt,
    tap: async (target, times = 1) => {
      for (let tap = 0; tap < times; tap += 1) await tapAt(await middle(target));
    },
    hold: async (target, millis) => {
      const point = await middle(target);
      gestures += 1;
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
      await touch("touchStart", point);
      await page.clock.runFor(millis);
      await touch("touchEnd");
      await page.clock.resume();
    },
    /** Down on one thing until another is open, over to that, and up there after so long. */
    slide: async (from, to, millis = 0) => {
      const start = await middle(from);
      gestures += 1;
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
      await touch("touchStart", start);
      for (let waits = 0; waits < 20 && !(await to.isVisible()); waits += 1)
        await page.clock.runFor(250);
      // What rises is there after a moment.
      await page.clock.runFor(400);
      const { x, y, width, height } = await to.boundingBox();
      const end = { x: x + width / 2, y: y + height / 2 };
      // Also to what has come to lie under the finger: a little way off and back.
      const { width: screen } = page.viewportSize();
      await touch("touchMove", { x: start.x + (start.x < screen / 2 ? away : -away), y: start.y });
      // The browser tells of a moving finger once a frame.
      await page.waitForTimeout(50);
      await touch("touchMove", end);
      const isAimedAt = () => to.evaluate((on) => on.closest("button, label").style.outline !== "");
      for (let frames = 0; frames < 50 && !(await isAimedAt()); frames += 1)
        await page.clock.runFor(1);
      await page.clock.runFor(millis);
      // It rests before it is lifted: after a fling the browser swallows the next tap.
      await page.waitForTimeout(200);
      await touch("touchMove", end);
      await touch("touchEnd");
      await page.clock.resume();
    },
    /** Looks on until the page has done something by itself. */
    wait: (millis) => page.clock.fastForward(millis),
  };
}
