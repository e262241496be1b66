// Lint, types, dead code and the tests of the given script in package.json. The tests keep all cores busy for most of the
// time, and the rest takes turns beside them: what it says is kept until they are done, so that nothing is mixed.
import { spawn } from "node:child_process";

/** Runs a script of package.json; tells whether it passed and, unless shown at once, what it said. */
function run(script, stdio) {
  const child = spawn("npm", ["run", "--silent", script], { stdio });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text) => {
      said += text;
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ script, passed: code === 0, said }));
  });
}

async function inTurn(...scripts) {
  const results = [];
  for (const script of scripts) results.push(await run(script, ["ignore", "pipe", "pipe"]));
  return results;
}

const tests = process.argv[2];
const [test, others] = await Promise.all([run(tests, "inherit"), inTurn("lint", "types", "knip")]);
const failed = [];
for (const { script, passed, said } of [...others, test]) {
  if (!passed) failed.push(script);
  console.log(`\n── ${script}: ${passed ? "passed" : "failed"}\n${said}`.trimEnd());
}
if (failed.length > 0) console.error(`\nfailed: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
