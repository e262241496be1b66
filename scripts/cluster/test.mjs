#!/usr/bin/env node
// `make cluster-test`: kills one part after the other under load, and counts what was lost.
//   --only node,nats   only these faults (none, node, postgres, nats, cut), limits or nodes
//   --write            puts the tables into docs/operating.md
import { parseArgs } from "node:util";
import { Player } from "./client.mjs";
import { Cluster } from "./cluster.mjs";
import { FAULTS, suffer } from "./faults.mjs";
import { checkLimits } from "./limits.mjs";
import { Load, PLAYERS } from "./load.mjs";
import { faultTable, nodesTable, writeDown } from "./report.mjs";
import { guarded } from "./run.mjs";
import { chanceFrom } from "./tally.mjs";
import { compareNodes } from "./throughput.mjs";

const PARTS = [...Object.keys(FAULTS), "limits", "nodes"];
const { values } = parseArgs({ options: { only: { type: "string" }, write: { type: "boolean" } } });
const chosen = values.only?.split(",") ?? PARTS;
const unknown = chosen.find((part) => !PARTS.includes(part));
if (unknown !== undefined) {
  console.error(`${unknown} is unknown; the parts are ${PARTS.join(", ")}`);
  process.exit(2);
}
const seed = Number(process.env.PODIUM_TEST_SEED ?? 21);
const chance = chanceFrom(seed);
const say = (what) => console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);

/** Fails the run, and says why. */
function fail(what, problems) {
  if (problems.length === 0) return;
  process.exitCode = 1;
  console.error(`${what}:\n  ${problems.slice(0, 10).join("\n  ")}`);
}

await guarded(new Cluster(), async (cluster) => {
  say(`seed ${seed}`);
  await cluster.start((what) => say(`starting ${what}`));
  const players = await Player.several(PLAYERS);
  const tables = await Load.openTables(players);
  const suffered = [];
  const report = [];
  for (const fault of chosen.map((part) => FAULTS[part]).filter(Boolean)) {
    say(`under load: ${fault.name}`);
    const load = new Load(players, tables, chance);
    const result = await suffer(fault, cluster, load, chance);
    suffered.push({ name: fault.name, load, result });
    const { problems, ...counts } = result;
    if (Object.values(counts).some(Boolean)) problems.push(JSON.stringify(counts));
    fail(fault.name, problems);
    for (const [kind, { errors }] of Object.entries(load.tallies)) {
      if (errors.size > 0)
        say(`  errors of ${kind}: ${JSON.stringify(Object.fromEntries(errors))}`);
    }
  }
  if (suffered.length > 0) report.push(faultTable(suffered));
  if (chosen.includes("limits")) {
    say("guesses and mails, over all nodes");
    fail("limits", await checkLimits(cluster, players[0]));
  }
  if (chosen.includes("nodes"))
    report.push(nodesTable(await compareNodes(cluster, players.slice(1), say)));
  console.log(`\n${report.join("\n\n")}\n`);
  if (values.write) writeDown(report.join("\n\n"));
});
