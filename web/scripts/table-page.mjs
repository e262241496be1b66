// How each command is given on the live table's page with the fewest gestures, for scripts/game.mjs.
import { names, partners } from "./game.mjs";

const nameOf = (seat) => names[seat - 1];
const button = ({ page }, name) => page.getByRole("button", { name, exact: true });
/** A cell of a grid or a pill on a seat, whose name ends with its number. */
const counting = (hand, of) =>
  hand.page.getByRole("button", { name: new RegExp(`^${of}: \\d+\\. One more$`) });
const close = (hand) => hand.tap(button(hand, "Close"));

/** As in seats/press.ts and count-grid.tsx: how long a finger holds for so many steps, and half a step more. */
const holding = (first, every) => (steps) => first + (steps - 0.5) * every;
const holdFor = { tens: holding(450, 700), cells: holding(450, 160) };
/** More than this is rather held than tapped. */
const mostTaps = 3;

/** A grid gives its seat back by itself; the thrown dice go away too. */
const rest = (hand) => hand.wait(5_500);

/** Counts in a grid that a tap opens. */
async function countInGrid(hand, opener, cell, delta) {
  await hand.tap(button(hand, opener));
  if (delta > mostTaps) await hand.hold(counting(hand, cell), holdFor.cells(delta));
  else await hand.tap(counting(hand, cell), delta);
  await rest(hand);
}

/** Counters in use are pills; others are in the grid. */
async function count(hand, seat, label, value, delta) {
  if (value > 0) return hand.tap(counting(hand, `${nameOf(seat)}, ${label}`), delta);
  return countInGrid(hand, `Counters of ${nameOf(seat)}`, label, delta);
}

const openSeat = (hand, seat) =>
  hand.tap(button(hand, `${nameOf(seat)}: counters, damage and more`));
const openMenu = (hand) => hand.tap(button(hand, "Table"));

async function hold(hand, { seat }, label) {
  await hand.tap(button(hand, `Counters of ${nameOf(seat)}`));
  await hand.tap(button(hand, label));
}

/** Half of a seat, from which a finger pulls to another. */
const half = (hand, seat, doing = "lose") => button(hand, `${nameOf(seat)}: ${doing} 1 life`);

const counters = {
  poison: "Poison",
  energy: "Energy",
  experience: "Experience",
  rad: "Rad",
};

export const tablePage = {
  whoStarts: async (hand) => {
    await hand.tap(button(hand, "Who goes first?"));
    await hand.tap(button(hand, "Roll for it"));
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
    if (source === 1) {
      const opener = `Commander damage to ${nameOf(seat)}`;
      return countInGrid(hand, opener, partners[commander], delta);
    }
    await hand.drag(half(hand, source), half(hand, seat));
    const amount = new RegExp(`^${delta} damage from ${nameOf(source)}: `);
    await hand.tap(hand.page.getByRole("button", { name: amount }));
  },
  casts: (hand, { seat, commander, delta }, board) =>
    count(
      hand,
      seat,
      seat === 1 ? `Tax of ${partners[commander]}` : "Commander tax",
      board.seats[seat - 1].casts[commander],
      delta,
    ),
  custom: async (hand, { seat, name, delta }, board) => {
    const value = board.seats[seat - 1].custom[name] ?? 0;
    if (value > 0) return count(hand, seat, name, value, delta);
    await openSeat(hand, seat);
    const field = hand.page.getByRole("textbox", { name: "Other counter" });
    await hand.type(field, name);
    await hand.enter(field);
    await close(hand);
  },
  storm: async (hand, { delta }) => {
    await openMenu(hand);
    await hand.tap(button(hand, "Storm count: one more"), delta);
    await close(hand);
  },
  monarch: (hand, command) => hold(hand, command, "Monarch"),
  initiative: (hand, command) => hold(hand, command, "Initiative"),
  daylight: async (hand, { to }) => {
    await openMenu(hand);
    await hand.tap(hand.page.getByText(to === "day" ? "Day" : "Night", { exact: true }));
  },
  roll: async (hand, { sides }) => {
    await hand.tap(button(hand, "Dice and coins"));
    await hand.tap(button(hand, `Roll a d${sides}`));
    await button(hand, "Close").waitFor();
    await rest(hand);
  },
  undo: (hand) => hand.tap(hand.page.getByRole("button", { name: /^Undo: / })),
  pause: async (hand) => {
    await openMenu(hand);
    await hand.tap(button(hand, "Pause"));
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
    await openSeat(hand, seat);
    await hand.tap(button(hand, "Concede"));
  },
  finish: async (hand) => {
    await hand.wait(1_500);
    const asked = hand.page.getByRole("alertdialog", { name: "Alice wins. Finish?" });
    await hand.tap(asked.getByRole("button", { name: "Finish game" }));
  },
};
