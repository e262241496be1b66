// Where everything of the cluster listens and keeps its files. All ports are on loopback, below the ephemeral range.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
export const FOLDER = join(ROOT, "target/cluster");
export const LOGS = join(FOLDER, "logs");
/** Database apart, nodes share one data folder: keys, and the mails that the test reads. */
export const DATA = join(FOLDER, "data");
export const BINARY = process.env.PODIUM_BINARY ?? join(ROOT, "target/release/podium");
export const WEED = join(ROOT, "target/tools/bin/weed");

export const HOST = "127.0.0.1";
export const PORTS = {
  balancer: 18080,
  node: (number) => 18080 + number,
  primary: 18030,
  postgres: (number) => 18030 + number,
  patroni: (number) => 18040 + number,
  etcd: 18050,
  etcdPeer: 18051,
  nats: (number) => 18060 + number,
  natsRoute: (number) => 18070 + number,
  link: (number) => 18090 + number,
  seaweedfs: { s3: 18100, master: 18101, volume: 18102, filer: 18103 },
};
export const at = (port) => `${HOST}:${port}`;
export const SITE = `http://${at(PORTS.balancer)}`;
export const NODES = [1, 2, 3];

/** Debian keeps PostgreSQL's programs out of the path. */
export function postgresPrograms() {
  const versions = "/usr/lib/postgresql";
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => b - a)[0] : undefined;
  if (!newest) throw new Error("no PostgreSQL in /usr/lib/postgresql: run scripts/setup cluster");
  return join(versions, newest, "bin");
}
