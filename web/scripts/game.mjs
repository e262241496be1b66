// One fixed game of 60 events at a live table, as commands: a hand brings each about on the page, and the server's table is
// compared with what the rules make of the command.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { runnerImport } from "vite";
import { root } from "./demo.mjs";

const rules = async (file) =>
  (await runnerImport(join(root, `web/app/live/table/${file}.ts`))).module;
const { apply, fromSnapshot, initialBoard } = await rules("reducer");
const { foresee } = await rules("predict");
const { noSteps } = await rules("steps");

const [alice, bo, cleo, dan] = [1, 2, 3, 4];
export const names = ["Alice", "Bo", "Cleo", "Dan"];
/** Alice's deck has partners. */
export const partners = ["Tana", "Ravos"];

const life = (seat, delta) => ({ type: "life", seat, delta });
const counter = (seat, counter, delta) => ({ type: "counter", seat, counter, delta });
const damage = (seat, source, delta, commander = 0) => ({
  type: "commanderDamage",
  seat,
  source,
  commander,
  delta,
});
const pass = { type: "turn", seat: null };
const loot = { type: "custom", seat: alice, name: "Loot", delta: 1 };

const game = [
  { type: "whoStarts" },
  counter(bo, "mulligans", 1),
  counter(dan, "mulligans", 1),
  { type: "turn", seat: alice },
  counter(alice, "energy", 2),
  pass,
  life(cleo, -2),
  pass,
  { type: "monarch", seat: cleo },
  { type: "daylight", to: "day" },
  pass,
  life(alice, -3),
  pass,
  damage(bo, alice, 6),
  { type: "casts", seat: alice, commander: 0, delta: 1 },
  { type: "initiative", seat: dan },
  { type: "undo" },
  pass,
  counter(cleo, "poison", 1),
  life(dan, -1),
  { type: "initiative", seat: bo },
  pass,
  counter(cleo, "experience", 1),
  damage(alice, cleo, 3),
  pass,
  life(bo, -10),
  counter(alice, "rad", 2),
  { type: "daylight", to: "night" },
  { type: "roll", sides: 20, count: 1 },
  pass,
  damage(bo, alice, 2, 1),
  loot,
  life(dan, -10),
  { type: "pause" },
  { type: "resume" },
  pass,
  { type: "storm", delta: 3 },
  life(cleo, -2),
  pass,
  counter(alice, "energy", 1),
  counter(cleo, "poison", 1),
  damage(dan, cleo, 2),
  pass,
  { type: "casts", seat: bo, commander: 0, delta: 1 },
  life(alice, -1),
  pass,
  damage(dan, alice, 6),
  life(dan, -20),
  life(dan, -1),
  { type: "out", seats: [dan], by: cleo, how: "combat" },
  loot,
  damage(cleo, alice, 1, 1),
  pass,
  counter(cleo, "experience", 1),
  { type: "concede", seat: cleo },
  pass,
  life(bo, -20),
  life(bo, -2),
  { type: "out", seats: [bo], by: alice, how: "combat" },
  { type: "finish", placements: [1, 2, 3, 4], endReason: "combat" },
];

/** What an event is called in the table of gestures. */
export function kindOf(command) {
  const { type, delta } = command;
  switch (type) {
    case "life":
      return Math.abs(delta) < 10 ? "life by 1 to 3" : "life by tens";
    case "commanderDamage":
      if (command.commander > 0) return "partner’s damage";
      return delta < 6 ? "commander damage of 2 or 3" : "commander damage of 6";
    case "counter":
      return command.counter;
    default:
      return kinds[type] ?? type;
  }
}

const kinds = {
  whoStarts: "who goes first",
  casts: "commander tax",
  custom: "own counter",
  daylight: "day/night",
  roll: "dice",
  resume: "pause",
  out: "elimination by a named player",
  concede: "concession",
};

/** The table as the server tells it to the page. */
function heardAt(page) {
  let table = null;
  const waiting = new Set();
  const hear = ({ payload }) => {
    const message = JSON.parse(payload);
    if (message.type === "snapshot") table = fromSnapshot(message);
    if (message.type === "events")
      for (const event of message.events)
        table = table
          ? apply(table, event)
          : { ...event, board: initialBoard(event.what.setup, event.at), steps: noSteps };
    for (const look of waiting) look();
  };
  page.on("websocket", (socket) => {
    if (!/\/live\/[\w-]+\/socket$/.test(socket.url())) return;
    table = null;
    socket.on("framereceived", hear);
  });
  return {
    board: () => table.board,
    /** Resolves once it is so, and gives up after a while. */
    until: (isSo, patience = 30_000) =>
      new Promise((resolve, reject) => {
        const end = (settle, value) => {
          clearTimeout(timer);
          waiting.delete(look);
          settle(value);
        };
        const look = () => table && isSo(table.board) && end(resolve, table.board);
        const timer = setTimeout(() => end(reject, new Error("not so")), patience);
        waiting.add(look);
        look();
      }),
  };
}

/** What is on the table, without its times. */
const lasting = ({ seats, turns, status, storm, monarch, initiative, daylight }) => ({
  seats: seats.map(({ out, ...seat }) => ({ ...seat, out: out && { by: out.by, how: out.how } })),
  turns: { spells: turns.spells.map(({ seat, round }) => ({ seat, round })), paused: turns.paused },
  status: { ...status, at: null },
  ...{ storm, monarch, initiative, daylight },
});

const host = { role: "host", device: randomUUID() };
/** Longer than quick taps join, so that each command is a step of its own. */
const apart = 60_000;

/** What the rules make of a command; a throw's faces are the server's. */
function after(table, command, user) {
  const at = Date.parse(table.at) + apart;
  return foresee(table, { id: randomUUID(), command }, { ...host, user }, at);
}

/** Opens a table for the game: Alice and three guests. */
async function openTable({ call, user, formatId, deckId }) {
  const guests = names
    .slice(1)
    .map((guestName) => ({ guestName, deckName: `${guestName}’s deck` }));
  const seats = [{ userId: user, deckId }, ...guests];
  return (await call("post", "/live", { id: randomUUID(), formatId, seats })).table;
}

/** The players and their deck, once for all tries. */
async function prepared(call) {
  const { formats } = await call("get", "/formats");
  const formatId = formats.find(({ name }) => name === "Commander").id;
  const { user } = await call("get", "/user");
  const body = { name: "Two partners", formatId, commanders: partners };
  const { deck } = await call("post", "/deck", body);
  return { call, user: user.id, formatId, deckId: deck.id };
}

/** Plays the game on a page; what each event took. `driver` knows how a command is done there. */
export async function playGame({ page, hand, call, driver, site }) {
  const table = await prepared(call);
  const heard = heardAt(page);
  const [first, ...rest] = game;
  const taken = [];
  const play = async (command, isSo) => {
    const before = hand.taken();
    await driver[command.type](hand, command, heard.board());
    const board = await heard.until(isSo).catch(() => {
      throw new Error(
        `after ${JSON.stringify(command)}: ${JSON.stringify(lasting(heard.board()))}`,
      );
    });
    taken.push({ kind: kindOf(command), gestures: hand.taken() - before });
    return board;
  };
  const enter = async () => {
    const { code } = await openTable(table);
    await page.goto(`${site}/live/${code}`);
    await heard.until(({ seats }) => seats[0].userId === table.user && seats[0].commanders.length);
    // What comes while the page is idle is there.
    await page.waitForLoadState("networkidle");
  };
  // A counter of one's own has its name from an earlier game.
  await enter();
  await driver.named(hand, loot);
  // The game is always the same: a table where the roll lets another player go first is left.
  let board;
  do {
    taken.length = 0;
    await enter();
    board = await play(first, ({ starter }) => starter !== null);
  } while (board.starter !== alice);
  let expected = { sequence: 1, at: new Date().toISOString(), board, steps: noSteps };
  for (const command of rest) {
    if (command.type === "roll") {
      const last = heard.board().roll?.sequence ?? 0;
      await play(command, ({ roll }) => roll.sequence > last && roll.roll.sides === command.sides);
      continue;
    }
    expected = after(expected, command, table.user);
    const wanted = lasting(expected.board);
    await play(command, (board) => isDeepStrictEqual(lasting(board), wanted));
  }
  return taken;
}
