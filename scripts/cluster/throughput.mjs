// The same load on one, two and three nodes.
import { randomUUID } from "node:crypto";
import { openTable } from "./client.mjs";
import { Device } from "./device.mjs";
import { NODES } from "./places.mjs";
import { sleep, until } from "./program.mjs";
import { Tally } from "./tally.mjs";

const CLIENTS = 12;
const TABLES = 8;
/** Those who read record nothing meanwhile: their page is the same for every number of nodes. */
const READERS = 4;
const GAMES_READ = 40;
/** A device may not tap faster. */
const TAP_EVERY = 40;
const WARM_UP = 1_500;
const TIME = 6_000;

/** So many clients, each doing it again and again, at most once in each `every` milliseconds. */
async function measure(work, clients, every = 0) {
  const begin = performance.now() + WARM_UP;
  const end = begin + TIME;
  const took = [];
  let errors = 0;
  const repeat = async (number) => {
    for (let sent = performance.now(); sent < end; sent = performance.now()) {
      const isDone = await work(number).catch(() => false);
      const now = performance.now();
      if (sent >= begin && now < end) {
        if (isDone) took.push(now - sent);
        else errors += 1;
      }
      if (now < sent + every) await sleep(sent + every - now);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => repeat(number)));
  took.sort((a, b) => a - b);
  return {
    rate: took.length / (TIME / 1000),
    p99: took[Math.floor((took.length - 1) * 0.99)] ?? Number.NaN,
    errors,
  };
}

const record = async (player) =>
  (await player.call("/game", { body: player.game(randomUUID()) })).status === 201;

const calls = (readers, players) => ({
  "read a page of games": async (number) =>
    (await readers[number % readers.length].call("/games")).status === 200,
  "record a game": (number) => record(players[number % players.length]),
  "sign in by password": async (number) =>
    (await players[number % players.length].signIn()).status === 200,
});

/** Each device taps again once its last tap has arrived. */
async function taps(players) {
  const tables = await Promise.all(
    Array.from({ length: TABLES }, (_, number) => {
      const at = NODES.map((_, seat) => players[(number * NODES.length + seat) % players.length]);
      return openTable(at).then((id) => ({ id, at }));
    }),
  );
  const waiting = new Map();
  const arrived = (id) => waiting.get(id)?.();
  const devices = tables.flatMap(({ id, at }) =>
    at.map(
      (player, seat) =>
        new Device({ table: id, player, node: NODES[seat], tally: new Tally(), arrived }),
    ),
  );
  await until("all devices are there", async () => devices.every(({ have }) => have !== null));
  const tap = (number) =>
    new Promise((resolve) => {
      const device = devices[number];
      const id = device.do({ type: "life", seat: 1, delta: number % 2 ? 1 : -1 });
      // Its event comes to all devices; the first will do.
      waiting.set(id, () => resolve(true));
    });
  const measured = await measure(tap, devices.length, TAP_EVERY);
  for (const device of devices) device.close();
  return measured;
}

/** By kind of load: with three nodes, with two, with one. Ends the nodes that are not used. */
export async function compareNodes(cluster, people, say) {
  const [readers, players] = [people.slice(0, READERS), people.slice(READERS)];
  for (const reader of readers) {
    for (let games = 0; games < GAMES_READ; games += 1) await record(reader);
  }
  const results = new Map();
  for (const count of NODES.toReversed()) {
    for (const node of cluster.nodes.slice(count)) await node.end();
    for (const [kind, work] of [
      ...Object.entries(calls(readers, players)),
      [`tap at ${TABLES} live tables`, null],
    ]) {
      say(`${count} nodes: ${kind}`);
      const measured = work ? await measure(work, CLIENTS) : await taps(players);
      results.set(kind, [measured, ...(results.get(kind) ?? [])]);
    }
  }
  for (const node of cluster.nodes.slice(1)) await cluster.startNode(node);
  return results;
}
