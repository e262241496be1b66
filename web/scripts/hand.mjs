// One finger on a page, and how often it was used; scripts/gestures.mjs plays a game with it.

/** The moment between two looks at the page's clock must not lie behind the one it is stopped at. */
const ahead = 2_000;

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
    drag: async (from, to) => {
      const [start, end] = [await middle(from), await middle(to)];
      gestures += 1;
      await touch("touchStart", start);
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch("touchMove", {
          x: start.x + (end.x - start.x) * part,
          y: start.y + (end.y - start.y) * part,
        });
      // It rests before it is lifted: after a fling the browser swallows the next tap.
      await page.waitForTimeout(200);
      await touch("touchMove", end);
      await touch("touchEnd");
    },
    /** On the screen's keyboard, each key is a tap. */
    type: async (field, text) => {
      gestures += 1 + text.length;
      await field.pressSequentially(text);
    },
    /** The keyboard's own key that ends the typing. */
    enter: async (field) => {
      gestures += 1;
      await field.press("Enter");
    },
    /** Looks on until the page has done something by itself. */
    wait: (millis) => page.clock.fastForward(millis),
  };
}
