// How each command is given on the live table's page with the fewest gestures, for scripts/game.mjs.
import { names, partners } from "./game.mjs";

const nameOf = (seat) => names[seat - 1];
const button = ({ page }, name) => page.getByRole("button", { name, exact: true });
/** A cell of a grid or a pill on a seat, whose name ends with its number. */
const counting = (hand, of) =>
  hand.page.getByRole("button", { name: new RegExp(`^${of}: \\d+\\. One more$`) });
const close = (hand) => hand.tap(button(hand, "Close"));

/** As in seats/press.ts and use-count-press.ts: how long a finger holds for so many steps, and half a step more. */
const holding = (first, every) => (steps) => first + (steps - 0.5) * every;
const holdFor = { tens: holding(450, 700), cells: holding(450, 160) };

/** A grid gives its seat back by itself; the thrown dice go away too. */
const rest = (hand) => hand.wait(5_500);

/** Counts in a grid that opens under the finger. */
async function countInGrid(hand, opener, cell, delta) {
  await hand.slide(
    button(hand, opener),
    counting(hand, cell),
    delta > 1 ? holdFor.cells(delta) : 0,
  );
  await rest(hand);
}

/** Counters in use are pills; others are in the grid. */
async function count(hand, seat, label, value, delta) {
  if (value > 0) return hand.tap(counting(hand, `${nameOf(seat)}, ${label}`), delta);
  return countInGrid(hand, `Counters of ${nameOf(seat)}`, label, delta);
}

const seatOpener = (hand, seat) => button(hand, `${nameOf(seat)}: counters, damage and more`);
const fromMenu = (hand, to, millis) => hand.slide(button(hand, "Table"), to, millis);

const hold = (hand, { seat }, label) =>
  hand.slide(button(hand, `Counters of ${nameOf(seat)}`), button(hand, label));

/** Half of a seat: life down, or up. */
const half = (hand, seat, doing) => button(hand, `${nameOf(seat)}: ${doing} 1 life`);

const counters = {
  poison: "Poison",
  energy: "Energy",
  experience: "Experience",
  rad: "Rad",
};

export const tablePage = {
  whoStarts: async (hand) => {
    await hand.slide(button(hand, "Who goes first?"), button(hand, "Roll for it"));
    await hand.page.getByRole("heading", { name: "Mulligans" }).waitFor();
    await rest(hand);
  },
  counter: (hand, { seat, counter, delta }, board) =>
    counter === "mulligans"
      ? hand.tap(button(hand, `${nameOf(seat)}: one more`))
      : count(hand, seat, counters[counter], board.seats[seat - 1].counters[counter], delta),
  turn: (hand, { seat }) =>
    hand.tap(
      seat === null
        ? hand.page.getByRole("button", { name: /^Pass turn to / })
        : button(hand, "Start turn 1"),
    ),
  life: async (hand, { seat, delta }) => {
    const touched = half(hand, seat, delta > 0 ? "gain" : "lose");
    const size = Math.abs(delta);
    if (size % 10 > 0) return hand.tap(touched, size);
    await hand.hold(touched, holdFor.tens(size / 10));
  },
  commanderDamage: async (hand, { seat, source, commander, delta }) => {
    const cell = source === 1 ? partners[commander] : nameOf(source);
    await countInGrid(hand, `Commander damage to ${nameOf(seat)}`, cell, delta);
  },
  casts: (hand, { seat, commander, delta }, board) =>
    count(
      hand,
      seat,
      seat === 1 ? `Tax of ${partners[commander]}` : "Commander tax",
      board.seats[seat - 1].casts[commander],
      delta,
    ),
  custom: (hand, { seat, name, delta }, board) =>
    count(hand, seat, name, board.seats[seat - 1].custom[name] ?? 0, delta),
  /** What was counted by this name in an earlier game. */
  named: async (hand, { seat, name }) => {
    await hand.tap(seatOpener(hand, seat));
    const field = hand.page.getByRole("textbox", { name: "Other counter" });
    await field.fill(name);
    await field.press("Enter");
    await counting(hand, `${nameOf(seat)}, ${name}`).waitFor({ state: "attached" });
  },
  storm: async (hand, { delta }) => {
    await fromMenu(hand, button(hand, "Storm count: one more"), holdFor.cells(delta));
    await close(hand);
  },
  monarch: (hand, command) => hold(hand, command, "Monarch"),
  initiative: (hand, command) => hold(hand, command, "Initiative"),
  daylight: async (hand, { to }) => {
    await fromMenu(hand, hand.page.getByText(to === "day" ? "Day" : "Night", { exact: true }));
  },
  roll: async (hand, { sides }) => {
    await hand.slide(button(hand, "Dice and coins"), button(hand, `Roll a d${sides}`));
    await button(hand, "Close").waitFor();
    await rest(hand);
  },
  undo: (hand) => hand.tap(hand.page.getByRole("button", { name: /^Undo: / })),
  pause: async (hand) => {
    await fromMenu(hand, button(hand, "Pause"));
  },
  resume: (hand) => hand.tap(hand.page.getByRole("button", { name: /^Resume turn / })),
  out: async (hand, { seats: [seat], by }) => {
    await hand.wait(1_500);
    const asked = hand.page.getByRole("alertdialog", {
      name: new RegExp(`^${nameOf(seat)} is at`),
    });
    await asked.waitFor();
    await hand.tap(asked.getByRole("button", { name: `Yes, by ${nameOf(by)}` }));
  },
  concede: async (hand, { seat }) => {
    await hand.slide(seatOpener(hand, seat), button(hand, "Concede"));
  },
  finish: async (hand) => {
    await hand.wait(1_500);
    const asked = hand.page.getByRole("alertdialog", { name: "Alice wins. Finish?" });
    await hand.tap(asked.getByRole("button", { name: "Finish game" }));
  },
};
