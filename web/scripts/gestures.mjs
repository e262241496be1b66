// How many gestures a game takes at the live table: `node scripts/gestures.mjs`. A gesture is a tap, a hold, a drag or a slide.
// Plays one game of 60 events on a phone that lies on the table, compares the table after each, and prints a table in Markdown.
import { launch } from "./browser.mjs";
import { callsOf, signIn, startDemo } from "./demo.mjs";
import { playGame } from "./game.mjs";
import { handOn } from "./hand.mjs";
import { device } from "./phone.mjs";
import { tablePage } from "./table-page.mjs";

/** The gestures of each kind of event, in the order in which they first come. */
function summed(taken) {
  const kinds = new Map();
  for (const { kind, gestures } of taken) {
    const { events = 0, sum = 0 } = kinds.get(kind) ?? {};
    kinds.set(kind, { events: events + 1, sum: sum + gestures });
  }
  return kinds;
}

const line = (...cells) => `| ${cells.join(" | ")} |`;

const demo = await startDemo({ port: 8310 });
const browser = await launch();
try {
  const context = await browser.newContext(device);
  const page = await signIn(context, demo, "alice@podium.example");
  const { call } = await callsOf(page, demo);
  await page.clock.install();
  const hand = await handOn(page);
  const taken = await playGame({ page, hand, call, driver: tablePage, site: demo.site });
  console.log(line("event", "how often", "gestures", "each"));
  console.log(line("---", "---", "---", "---"));
  for (const [kind, { events, sum }] of summed(taken))
    console.log(line(kind, events, sum, (sum / events).toFixed(1)));
  const all = taken.reduce((sum, { gestures }) => sum + gestures, 0);
  console.log(line("all", taken.length, all, (all / taken.length).toFixed(1)));
} finally {
  await browser.close();
  await demo.stop();
}
