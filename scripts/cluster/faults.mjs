// What goes wrong in turn while the load runs. Each fault resolves once everything is back.
import { primaryOf, query, untilReplicating } from "./patroni.mjs";
import { sleep, until } from "./program.mjs";

/** How long a part stays away, where its absence is not the time that others need to replace it. */
const AWAY = 10_000;
/** A silent NATS is noticed after about 20 s. */
const CUT = 30_000;
const CALM = 10_000;

const pick = (from, chance) => from[Math.floor(chance() * from.length)];

export const FAULTS = {
  none: {
    name: "nothing",
    run: () => sleep(AWAY),
  },
  node: {
    name: "`kill -9` of a Podium node",
    async run(cluster, chance) {
      const node = pick(cluster.nodes, chance);
      await node.crash();
      await sleep(AWAY);
      await cluster.startNode(node);
    },
  },
  postgres: {
    name: "`kill -9` of the PostgreSQL primary and its Patroni",
    async run({ members }) {
      const old = await primaryOf(members);
      await old.crash();
      const isReplaced = async () => {
        const now = await primaryOf(members);
        return (
          now !== null && now !== old && (await query("SELECT pg_is_in_recovery()"))[0][0] === "f"
        );
      };
      await until("another member is the primary", isReplaced);
      old.start();
      await untilReplicating(members);
    },
  },
  nats: {
    name: "`kill -9` of a NATS server",
    async run({ nats }, chance) {
      const server = pick(nats, chance);
      await server.crash();
      await sleep(AWAY);
      server.start();
    },
  },
  cut: {
    name: "a node cut off from NATS for 30 s",
    async run({ links }, chance) {
      const link = pick(links, chance);
      link.cut();
      await sleep(CUT);
      link.heal();
    },
  },
};

/** One fault in the middle of a load, and what came of it. */
export async function suffer(fault, cluster, load, chance) {
  load.start();
  await sleep(CALM);
  await fault.run(cluster, chance);
  await sleep(CALM);
  await load.stop();
  return load.compare();
}
