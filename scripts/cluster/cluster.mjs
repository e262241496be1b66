// The whole cluster: starts all of its programs in order, and ends them in reverse.
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { Balancer } from "./haproxy.mjs";
import { Link } from "./link.mjs";
import { createDatabase, DATABASE_URL, Member, query, untilReplicating } from "./patroni.mjs";
import { at, BINARY, DATA, FOLDER, HOST, LOGS, NODES, PORTS, SITE } from "./places.mjs";
import { Program, until } from "./program.mjs";
import { BUCKET, SeaweedFs } from "./seaweedfs.mjs";

/** Another cluster, or what is left of one, would be mistaken for this one. */
async function refuseSecond() {
  for (const port of [PORTS.etcd, PORTS.balancer, ...NODES.map(PORTS.patroni)]) {
    const probe = createServer().listen(port, HOST);
    await once(probe, "listening").catch(() => {
      throw new Error(
        `${at(port)} is in use: does another cluster run here, or is one still ending?`,
      );
    });
    probe.close();
  }
}

/** One is enough: nothing here ends it. Run three, each on a machine of its own, where Patroni must outlive one. */
const etcd = () =>
  new Program("etcd", [
    "etcd",
    ...["--name", "etcd", "--data-dir", join(FOLDER, "etcd"), "--logger", "zap"],
    ...["--listen-client-urls", `http://${at(PORTS.etcd)}`],
    ...["--advertise-client-urls", `http://${at(PORTS.etcd)}`],
    ...["--listen-peer-urls", `http://${at(PORTS.etcdPeer)}`],
    ...["--initial-advertise-peer-urls", `http://${at(PORTS.etcdPeer)}`],
    ...["--initial-cluster", `etcd=http://${at(PORTS.etcdPeer)}`],
  ]);

/** They do not name each other to nodes, which would go around the links that the test cuts. */
function nats(number) {
  const file = join(FOLDER, `nats${number}.conf`);
  const routes = NODES.map((other) => `nats://${at(PORTS.natsRoute(other))}`);
  writeFileSync(
    file,
    `server_name: nats${number}
listen: "${at(PORTS.nats(number))}"
cluster { name: podium, listen: "${at(PORTS.natsRoute(number))}", no_advertise: true, routes: ${JSON.stringify(routes)} }
`,
  );
  return new Program(`nats${number}`, ["nats-server", "-c", file]);
}

class Node extends Program {
  constructor(number) {
    super(`node${number}`, [BINARY], {
      env: {
        PODIUM_LISTEN: at(PORTS.node(number)),
        PODIUM_PUBLIC_URL: SITE,
        PODIUM_TRUSTED_PROXIES: `${HOST}/32`,
        PODIUM_DATA: DATA,
        PODIUM_DATABASE_URL: DATABASE_URL,
        PODIUM_NATS_URL: `nats://${at(PORTS.link(number))}`,
        PODIUM_S3_BUCKET: BUCKET.name,
        PODIUM_S3_ENDPOINT: `http://${at(PORTS.seaweedfs.s3)}`,
        PODIUM_S3_REGION: "us-east-1",
        PODIUM_S3_ACCESS_KEY_ID: BUCKET.key,
        PODIUM_S3_SECRET_ACCESS_KEY: BUCKET.secret,
        // All load comes from one address.
        PODIUM_RATE_LIMIT: "0",
        PODIUM_MAIL_PER_NETWORK: "0",
        PODIUM_MAIL_PER_HOUR: "0",
      },
    });
    Object.assign(this, { number, url: `http://${at(PORTS.node(number))}` });
  }

  untilReady(check) {
    const isReady = async () => (await fetch(`${this.url}${check}`)).ok;
    return until(`node ${this.number} is ready`, isReady, { program: this });
  }
}

export class Cluster {
  #ended = null;
  etcd = etcd();
  members = NODES.map((number) => new Member(number));
  balancer = new Balancer();
  links = NODES.map((number) => {
    // Its own server first.
    const order = NODES.map((_, step) => NODES[(number - 1 + step) % NODES.length]);
    return new Link(PORTS.link(number), order.map(PORTS.nats));
  });
  seaweedFs = new SeaweedFs();
  nodes = NODES.map((number) => new Node(number));
  /** Builds before 0.2 have no `/readyz`. */
  check = "/readyz";

  async start(say) {
    await refuseSecond();
    rmSync(FOLDER, { recursive: true, force: true });
    for (const folder of [LOGS, DATA]) mkdirSync(folder, { recursive: true });
    say("etcd and PostgreSQL");
    this.etcd.start();
    await until("etcd answers", async () => (await fetch(`http://${at(PORTS.etcd)}/health`)).ok, {
      program: this.etcd,
    });
    for (const member of this.members) {
      member.configure();
      member.start();
    }
    this.balancer.configure(this.check);
    this.balancer.start();
    await untilReplicating(this.members);
    const answers = () => query("SELECT 1", { database: "postgres", user: "postgres" });
    await until("HAProxy leads to the primary", answers, { program: this.balancer });
    await createDatabase();
    say("NATS and SeaweedFS");
    this.nats = NODES.map((number) => nats(number).start());
    for (const link of this.links) await link.open();
    this.seaweedFs.configure();
    this.seaweedFs.start();
    await this.seaweedFs.createBucket();
    say("Podium");
    for (const node of this.nodes) await this.startNode(node);
    const isThere = async () => (await fetch(`${SITE}/healthz`)).ok;
    await until("HAProxy leads to the nodes", isThere, { program: this.balancer });
  }

  async startNode(node) {
    node.start();
    await node.untilReady("/healthz");
    if (this.check === "/readyz" && (await fetch(`${node.url}/readyz`)).status === 404) {
      await this.checkBy("/healthz");
    }
    await node.untilReady(this.check);
  }

  async checkBy(check) {
    this.check = check;
    await this.balancer.end();
    this.balancer.configure(check);
    this.balancer.start();
  }

  /** Whatever is running, in reverse; only once, however often it is called. */
  end() {
    this.#ended ??= this.#endAll();
    return this.#ended;
  }

  async #endAll() {
    await Promise.all(this.nodes.map((node) => node.end()));
    for (const link of this.links) link.close();
    const others = [this.balancer, this.seaweedFs, ...(this.nats ?? [])];
    await Promise.all(others.map((program) => program.end()));
    await Promise.all(this.members.map((member) => member.end()));
    await this.etcd.end();
  }
}
