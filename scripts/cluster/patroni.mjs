// PostgreSQL under Patroni: three members, of which one is the primary and one a synchronous standby.
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { at, FOLDER, HOST, PORTS, postgresPrograms } from "./places.mjs";
import { folderOfOwner, Program, until } from "./program.mjs";

/** Of a database that only this machine reaches. */
const PASSWORD = "podium-cluster";

export class Member extends Program {
  constructor(number) {
    const folder = join(FOLDER, `postgres${number}`);
    const settings = join(folder, "patroni.json");
    super(`patroni${number}`, ["patroni", settings], { asOwner: true });
    Object.assign(this, { number, folder, settings });
  }

  /** JSON is YAML, too. */
  configure() {
    folderOfOwner(this.folder);
    const [port, api] = [at(PORTS.postgres(this.number)), at(PORTS.patroni(this.number))];
    const user = (username) => ({ username, password: PASSWORD });
    const settings = {
      scope: "podium",
      name: this.name,
      restapi: { listen: api, connect_address: api },
      etcd3: { hosts: [at(PORTS.etcd)] },
      bootstrap: {
        dcs: {
          // A primary that dies without a word is replaced once its lease has ended; a shorter one is lost on a busy machine.
          ttl: 20,
          loop_wait: 5,
          retry_timeout: 5,
          // A commit is acknowledged once a standby has it, and only such a standby may become the primary.
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true },
        },
        initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }],
      },
      postgresql: {
        listen: port,
        connect_address: port,
        data_dir: join(this.folder, "data"),
        bin_dir: postgresPrograms(),
        pgpass: join(this.folder, "pgpass"),
        authentication: { superuser: user("postgres"), replication: user("replicator") },
        pg_hba: ["host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"],
        // Not in the data folder, where pg_rewind would try to copy the socket.
        parameters: { unix_socket_directories: this.folder },
      },
    };
    writeFileSync(this.settings, JSON.stringify(settings, null, 2));
  }

  get isPrimary() {
    return fetch(`http://${at(PORTS.patroni(this.number))}/primary`).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** As a power cut would: Patroni first, because it would start PostgreSQL again. */
  async crash() {
    await super.crash();
    this.#killPostgres("SIGKILL");
  }

  /** Patroni stops its PostgreSQL before it ends; one that it has lost is stopped here. */
  async end(signal) {
    await super.end(signal);
    if (signal !== "SIGKILL" && this.wasStarted) this.#killPostgres("SIGINT");
  }

  #killPostgres(signal) {
    try {
      const [pid] = readFileSync(join(this.folder, "data/postmaster.pid"), "utf8").split("\n");
      // The file outlives a crash, and its number may be another's by then.
      const isOurs = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(this.folder);
      if (isOurs) process.kill(Number(pid), signal);
    } catch (error) {
      // Not started yet, or ended already.
      if (!["ENOENT", "ESRCH"].includes(error.code)) throw error;
    }
  }
}

export async function primaryOf(members) {
  for (const member of members) if (await member.isPrimary) return member;
  return null;
}

/** All members run, and there is a standby that has all that was acknowledged. */
export function untilReplicating(members) {
  const isWhole = async () => {
    const primary = await primaryOf(members);
    if (!primary) return false;
    const asked = await fetch(`http://${at(PORTS.patroni(primary.number))}/cluster`);
    const known = (await asked.json()).members;
    const follow = ({ role, state }) =>
      role === "leader" || ["running", "streaming"].includes(state);
    return (
      known.length === members.length &&
      known.every(follow) &&
      known.some(({ role }) => role === "sync_standby") &&
      known.every(({ lag = 0 }) => lag === 0)
    );
  };
  return until("three members of PostgreSQL", isWhole, { program: members[0], seconds: 180 });
}

/** Rows of a statement at the primary, as texts. */
export async function query(sql, { database = "podium", user = "podium" } = {}) {
  const address = `postgres://${user}@${at(PORTS.primary)}/${database}`;
  const args = ["-XAtq", "-v", "ON_ERROR_STOP=1", "-F", "\t", "-d", address, "-c", sql];
  const { stdout } = await promisify(execFile)("psql", args, { maxBuffer: 2 ** 28 });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t"));
}

export async function createDatabase() {
  const asOperator = { database: "postgres", user: "postgres" };
  await query("CREATE ROLE podium LOGIN", asOperator);
  await query("CREATE DATABASE podium OWNER podium", asOperator);
}

export const DATABASE_URL = `postgres://podium@${HOST}:${PORTS.primary}/podium`;
