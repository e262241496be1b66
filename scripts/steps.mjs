// Runs commands as steps: logs, times and counts each, and lists the failures at the end with the command that repeats each.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, statfsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { text as readStream } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";

process.chdir(join(import.meta.dirname, ".."));
const LOGS = "target/test-logs";
const LAST_LINES = 40;
const GIB = 2 ** 30;
const TMPDIR = roomForData();
const began = Date.now();
const running = new Set();
const done = [];

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

await rm(LOGS, { recursive: true, force: true });
await mkdir(LOGS, { recursive: true });

/** Where tests keep their data: in memory if there is plenty, because hundreds of databases are slow on disk. */
function roomForData() {
  const memory = "/dev/shm";
  if (process.env.TMPDIR || !existsSync(memory) || freemem() < 12 * GIB) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < 8 * GIB ? tmpdir() : memory;
}

/** Runs a command and logs its output; `live` also prints it at once. */
async function execute(command, log, live) {
  // At its end bash writes the CPU time of all its children to the fourth stream.
  const script = `exec 2>&1; trap 'times >&3' EXIT; ${command}`;
  const child = spawn("bash", ["-euo", "pipefail", "-c", script], {
    stdio: ["ignore", "pipe", "inherit", "pipe"],
    env: { ...process.env, TMPDIR },
  });
  running.add(child);
  if (live) child.stdout.pipe(process.stdout, { end: false });
  const [[code], times] = await Promise.all([
    once(child, "close"),
    readStream(child.stdio[3]),
    pipeline(child.stdout, createWriteStream(log)),
  ]);
  running.delete(child);
  return { code: code ?? 1, cpu: cpuSeconds(times) };
}

/** Adds up what bash's `times` prints, such as `1m2.50s`. */
function cpuSeconds(times) {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  return Math.round(parts.reduce((sum, [, minutes, seconds]) => sum + 60 * minutes + Number(seconds), 0));
}

/** Runs, times and counts one step; a failure is listed again at the end. */
export async function step(name, command, { live = false, again = () => [] } = {}) {
  const [start, log] = [Date.now(), join(LOGS, `${name.replace(/\W+/g, "-")}.log`)];
  console.log(live ? `\n── ${name}` : `── ${name} …`);
  const { code, cpu } = await execute(command, log, live);
  const failedAtAll = code !== 0;
  const printed = await readFile(log, "utf8");
  const text = stripVTControlCharacters(printed);
  const failed = failedAtAll ? Math.max(1, counted(text, "failed")) : 0;
  const passed = counted(text, "passed") || (failedAtAll ? 0 : 1);
  const seconds = Math.round((Date.now() - start) / 1000);
  done.push({ name, seconds, cpu, passed, failed, text, again: [...again(text)] });
  if (!live) process.stdout.write(`\n── ${name}\n${printed}`);
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${seconds} s, ${cpu} s of CPU`);
}

/** The number of tests in the summary lines of cargo, vitest or playwright. */
function counted(text, word) {
  const closing = text.match(/^test result: .*$|^ +Tests {2}.*$|^ +\d+ (passed|failed)( \(.*)?$/gm);
  const numbers = (closing ?? []).flatMap((line) => [...line.matchAll(/(\d+) (passed|failed)/g)]);
  return numbers.reduce((sum, [, number, what]) => sum + (what === word ? Number(number) : 0), 0);
}

/** Commands that repeat only the failed tests of each runner. */
export const repeats = {
  *cargo(text) {
    // With --workspace, because a single crate would rebuild its dependencies with other features.
    for (const [, name] of text.matchAll(/^test (\S+)(?: - .*)? \.\.\. FAILED/gm)) {
      yield `scripts/with-postgres scripts/cargo-test --workspace -- --exact ${name}`;
    }
  },
  *vitest(text) {
    for (const [, file, title] of text.matchAll(/^ FAIL\s+(?:\|.*?\|\s+|\w+\s+)?(\S+\.test\.tsx?) > (.*)$/gm)) {
      yield `cd web && npx vitest run ${file} -t ${JSON.stringify(title.split(" > ").at(-1))}`;
    }
  },
  *playwright(text) {
    for (const [, project, place] of text.matchAll(/^ +\d+\) \[(\w+)\] › (\S+?:\d+):\d+ › /gm)) {
      yield `cd e2e && npx playwright test --project=${project} ${place}`;
    }
  },
};

/** Prints the failures and the table of steps, and sets the exit code. */
export function tell() {
  const broken = done.filter(({ failed }) => failed > 0);
  for (const { name, text, again } of broken) {
    const last = text.trimEnd().split("\n").slice(-LAST_LINES);
    console.log(`\n── failed: ${name}\n${last.join("\n")}`);
    for (const command of new Set(again)) console.log(`   again: ${command}`);
  }
  const sum = (what) => done.reduce((total, each) => total + each[what], 0);
  const row = (...cells) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(46) : String(cell).padStart(9))).join(""));
  console.log("\nWhere the time went (steps overlap)");
  row("step", "seconds", "CPU s", "passed");
  for (const { name, seconds, cpu, passed } of done) row(name, seconds, cpu, passed);
  row("the whole run", Math.round((Date.now() - began) / 1000), sum("cpu"), sum("passed"));
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
