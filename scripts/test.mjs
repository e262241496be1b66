#!/usr/bin/env node
// Runs every check. A failing step does not stop the others; the end lists the failures with the command that repeats
// each, the time per step and the number of tests.
// Independent steps run in parallel, because every step leaves a core idle at times.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, statfsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
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

/** Where tests keep their data: in memory if there is plenty, because hundreds of databases are slow on disk. */
function roomForData() {
  const memory = "/dev/shm";
  if (process.env.TMPDIR || !existsSync(memory) || freemem() < 12 * GIB) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < 8 * GIB ? tmpdir() : memory;
}

/** Runs a command and logs its output; `live` also prints it at once. */
async function execute(command, log, live) {
  const child = spawn("bash", ["-euo", "pipefail", "-c", `exec 2>&1; ${command}`], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, TMPDIR },
  });
  running.add(child);
  if (live) child.stdout.pipe(process.stdout, { end: false });
  const [[code]] = await Promise.all([
    once(child, "close"),
    pipeline(child.stdout, createWriteStream(log)),
  ]);
  running.delete(child);
  return code ?? 1;
}

/** Runs, times and counts one step; a failure is listed again at the end. */
async function step(name, command, { live = false, again = () => [] } = {}) {
  const [start, log] = [Date.now(), join(LOGS, `${name.replace(/\W+/g, "-")}.log`)];
  console.log(live ? `\n── ${name}` : `── ${name} …`);
  const failedAtAll = (await execute(command, log, live)) !== 0;
  const printed = await readFile(log, "utf8");
  const text = stripVTControlCharacters(printed);
  const failed = failedAtAll ? Math.max(1, counted(text, "failed")) : 0;
  const passed = counted(text, "passed") || (failedAtAll ? 0 : 1);
  const seconds = Math.round((Date.now() - start) / 1000);
  done.push({ name, seconds, passed, failed, text, again: [...again(text)] });
  if (!live) process.stdout.write(`\n── ${name}\n${printed}`);
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}

/** The number of tests in the summary lines of cargo, vitest or playwright. */
function counted(text, word) {
  const closing = text.match(/^test result: .*$|^ +Tests {2}.*$|^ +\d+ (passed|failed)( \(.*)?$/gm);
  const numbers = (closing ?? []).flatMap((line) => [...line.matchAll(/(\d+) (passed|failed)/g)]);
  return numbers.reduce((sum, [, number, what]) => sum + (what === word ? Number(number) : 0), 0);
}

/** Commands that repeat only the failed tests of each runner. */
const repeats = {
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

function tell() {
  const broken = done.filter(({ failed }) => failed > 0);
  for (const { name, text, again } of broken) {
    const last = text.trimEnd().split("\n").slice(-LAST_LINES);
    console.log(`\n── failed: ${name}\n${last.join("\n")}`);
    for (const command of new Set(again)) console.log(`   again: ${command}`);
  }
  const sum = (what) => done.reduce((total, each) => total + each[what], 0);
  const row = (name, seconds, passed) =>
    console.log(`${name.padEnd(52)}${String(seconds).padStart(6)} s${String(passed).padStart(8)}`);
  console.log("\nWhere the time went (steps overlap)");
  for (const { name, seconds, passed } of done) row(name, seconds, passed);
  row("the whole run", Math.round((Date.now() - began) / 1000), sum("passed"));
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

await rm(LOGS, { recursive: true, force: true });
await mkdir(LOGS, { recursive: true });

const quick = process.argv.includes("--quick");
const live = true;

// Niced, because others wait for what runs beside it.
const web = () =>
  step("web: lint, types, unit tests, dead code", "nice npm --prefix web run check", { again: repeats.vitest });

async function rust() {
  await step("rust: format", "cargo fmt --check");
  await step("rust: import boundaries", "scripts/boundaries");
  const compile = "scripts/cargo-test --workspace --no-run";
  await step("rust: compile", compile);
  // Cargo replays the cached lint warnings without compiling again.
  await step("rust: lint", `${compile} 2>&1 | { ! grep -A12 -E '^(warning|error)'; }`);
}

/** The quick checks, worth running at every save. */
async function check() {
  // Left out, because even a crate without tests would be compiled for testing.
  const untested = ["api", "test-pictures", "test-support"].map((name) => `--exclude podium-${name}`);
  const units = () =>
    step("rust: unit tests", `scripts/cargo-test --workspace ${untested.join(" ")} --lib --bins`, {
      again: repeats.cargo,
    });
  await Promise.all([web(), rust().then(units)]);
}

async function everything() {
  // Only the later steps need these packages.
  const packages = step("set-up: npm and Debian packages", "scripts/setup test");
  // First, because the server embeds the web build.
  await step("web: production build", "make --no-print-directory web");
  const rest = async () => {
    await step("web: size budgets", "npm --prefix web run size");
    await step("browser tests: lint, types", "npm --prefix e2e run check");
  };
  await Promise.all([packages.then(rest), rust()]);
  // Only the types: the tests check the other generated files, and building just the binary recompiles the server.
  await step(
    "generated types are fresh",
    "npm --prefix web run gen && git diff --exit-code --stat -- web/app/lib/api",
  );
  // The server's tests wait for disks and timers, and leave room for those of the web. Not for the browser's: together
  // they were no faster and came closer to timeouts.
  const api = step(
    "rust: tests on SQLite and PostgreSQL",
    "scripts/with-postgres scripts/cargo-test --workspace --no-fail-fast",
    { live, again: repeats.cargo },
  );
  await Promise.all([web(), api]);
  await step("the official identity SDK", "npm --prefix e2e run sdk", { live, again: repeats.playwright });
  await step("browser tests", "npm --prefix e2e test", { live, again: repeats.playwright });
}

await (quick ? check() : everything());
tell();
