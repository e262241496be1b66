import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Outbox } from "./outbox.ts";

const BINARY = process.env.PODIUM_BINARY ?? join(import.meta.dirname, "../../target/debug/podium");
const START_LIMIT_MS = 60_000;

/** Running servers, killed when the worker exits: a test that times out cannot stop its own. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** The real binary on a free loopback port, with its own data folder that survives restarts. */
export class Server {
  readonly outbox: Outbox;
  private process: ChildProcess | null = null;
  private log = "";

  private constructor(
    private readonly port: number,
    readonly data: string,
    private readonly settings: Record<string, string>,
  ) {
    this.outbox = new Outbox(join(data, "outbox"));
  }

  static async start(settings: Record<string, string> = {}): Promise<Server> {
    const data = await mkdtemp(join(tmpdir(), "podium-e2e-"));
    const server = new Server(await freePort(), data, { ...settings });
    await server.up();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Stops the server with SIGTERM and starts it on the same data and port, with these settings changed. */
  async restart(settings: Record<string, string> = {}): Promise<void> {
    await this.down("SIGTERM");
    Object.assign(this.settings, settings);
    await this.up();
  }

  /** Takes the server offline while `work` runs. */
  async awayDuring(work: () => Promise<void>): Promise<void> {
    await this.down("SIGTERM");
    try {
      await work();
    } finally {
      await this.up();
    }
  }

  /** Kills the server without warning, like a power cut, and starts it again. */
  async crash(): Promise<void> {
    await this.down("SIGKILL");
    await this.up();
  }

  async remove(): Promise<void> {
    await this.down("SIGTERM");
    await rm(this.data, { recursive: true, force: true });
  }

  /** Runs an operator's command while the server runs and returns its output. */
  async command(...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(BINARY, args, { env: this.env });
    return stdout;
  }

  private get env(): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      PODIUM_LISTEN: `127.0.0.1:${this.port}`,
      PODIUM_DATA: this.data,
      PODIUM_PUBLIC_URL: this.url,
      PODIUM_RATE_LIMIT: "0",
      PODIUM_MAIL_PER_NETWORK: "0",
      PODIUM_MAIL_PER_HOUR: "0",
      ...this.settings,
    };
  }

  private async up(): Promise<void> {
    const child = spawn(BINARY, [], {
      env: this.env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const failed = once(child, "error").then(([error]) => {
      throw new Error(
        `cannot start ${BINARY} (make web, then scripts/cargo-test --workspace --no-run?): ${error}`,
      );
    });
    child.stdout?.on("data", (text) => {
      this.log += text;
    });
    child.stderr?.on("data", (text) => {
      this.log += text;
    });
    running.add(child);
    child.once("exit", () => running.delete(child));
    this.process = child;
    await Promise.race([this.healthy(child), failed]);
  }

  private async healthy(child: ChildProcess): Promise<void> {
    const end = Date.now() + START_LIMIT_MS;
    while (Date.now() < end && child.exitCode === null) {
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`the server did not start:\n${this.log}`);
  }

  private async down(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}

// Each worker has its own thousand ports, so that no other worker takes a port while a server restarts. They are below
// the range the system hands out, and above the last port that browsers block.
const PORTS = 1_000;
const FIRST_PORT = 11_000 + PORTS * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
let asked = process.pid;

export async function freePort(): Promise<number> {
  for (;;) {
    asked += 1;
    const port = FIRST_PORT + (asked % PORTS);
    const probe = createServer();
    const free = await new Promise<boolean>((tell) => {
      probe.once("error", () => tell(false));
      probe.listen(port, "127.0.0.1", () => tell(true));
    });
    if (!free) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}
