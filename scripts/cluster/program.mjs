// The programs of the cluster: each is a child process with a log of its own, ended by its pid.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOGS } from "./places.mjs";

/** PostgreSQL and Patroni refuse to run as root. */
const OWNER = process.getuid() === 0 ? ownerOf("postgres") : null;
const LAST_LINES = 20;

function ownerOf(name) {
  const [user, group] = ["-u", "-g"].map((what) => Number(execFileSync("id", [what, name])));
  return { user, group };
}

/** A new folder that PostgreSQL can write to. */
export function folderOfOwner(path) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (OWNER) chownSync(path, OWNER.user, OWNER.group);
}

export class Program {
  #child = null;

  constructor(name, command, { env = {}, asOwner = false } = {}) {
    Object.assign(this, { name, command, env, asOwner });
  }

  get log() {
    return join(LOGS, `${this.name}.log`);
  }

  get wasStarted() {
    return this.#child !== null;
  }

  get isRunning() {
    return this.wasStarted && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  start() {
    const owner =
      this.asOwner && OWNER
        ? ["--reuid", `${OWNER.user}`, "--regid", `${OWNER.group}`, "--clear-groups"]
        : [];
    const log = openSync(this.log, "a");
    // In a group of its own, so that Ctrl-C reaches us alone and all end in order; should we be killed, so are they.
    this.#child = spawn("setpriv", ["--pdeathsig", "TERM", ...owner, "--", ...this.command], {
      detached: true,
      stdio: ["ignore", log, log],
      env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: LOGS, LANG: "C.UTF-8", ...this.env },
    });
    closeSync(log);
    return this;
  }

  async end(signal = "SIGTERM") {
    if (!this.isRunning) return;
    const ended = once(this.#child, "exit");
    this.#child.kill(signal);
    await ended;
  }

  crash() {
    return this.end("SIGKILL");
  }

  lastLines() {
    const lines = readFileSync(this.log, "utf8").trimEnd().split("\n");
    return lines.slice(-LAST_LINES).join("\n");
  }
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until the answer is yes. A program that has ended meanwhile never will. */
export async function until(what, check, { program = null, seconds = 120 } = {}) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    if (await check().catch(() => false)) return;
    if (program && !program.isRunning)
      throw new Error(`${program.name} has ended:\n${program.lastLines()}`);
    if (Date.now() > end) {
      throw new Error(
        `${what}: not within ${seconds} s${program ? `\n${program.lastLines()}` : ""}`,
      );
    }
    await sleep(100);
  }
}
