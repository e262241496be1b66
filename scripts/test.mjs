// Runs every check, or with --quick those worth running at every save. A failing step does not stop the others.
// Independent steps run in parallel, because every step leaves a core idle at times.
import { repeats, step, tell } from "./steps.mjs";

const quick = process.argv.includes("--quick");
const live = true;

// Niced, because others wait for what runs beside it.
const web = () =>
  step("web: lint, types, unit tests, dead code", "nice npm --prefix web run check", { again: repeats.vitest });
const changedWeb = () =>
  step("web: lint, types, unit tests, changed pages, dead code", "npm --prefix web run check:changed", {
    again: repeats.vitest,
  });

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
  await Promise.all([changedWeb(), rust().then(units)]);
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
