#!/usr/bin/env node
// `make cluster`: three nodes and all that they need, on loopback, until Ctrl-C.
import { Cluster } from "./cluster.mjs";
import { FOLDER, SITE } from "./places.mjs";
import { guarded } from "./run.mjs";

await guarded(new Cluster(), async (cluster, interrupted) => {
  await cluster.start((what) => console.log(`starting ${what} …`));
  console.log(`Podium is at ${SITE}; data and logs are in ${FOLDER}. Ctrl-C ends everything.`);
  await interrupted;
  process.exitCode = 0;
});
