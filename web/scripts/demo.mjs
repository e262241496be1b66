// A demo group in a data folder of its own, and the way into it: for scripts that look at pages.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const root = join(import.meta.dirname, "../..");
export const defaultBinary = process.env.PODIUM_BINARY ?? join(root, "target/release/podium");

/**
 * Starts the demo, and resolves once it answers. PODIUM_SITE names the address of pages that come from elsewhere, such as
 * those that vite serves from the sources, with PODIUM_SERVER set to the demo's address.
 */
export async function startDemo({ port, binary = defaultBinary, size = "small" }) {
  const data = await mkdtemp(join(tmpdir(), "podium-demo-"));
  const own = `http://127.0.0.1:${port}`;
  const { PODIUM_BINARY, PODIUM_BEFORE, PODIUM_SITE: site = own, ...env } = process.env;
  const server = spawn(binary, ["demo", "--size", size], {
    env: {
      ...env,
      PODIUM_DATA: data,
      PODIUM_LISTEN: `127.0.0.1:${port}`,
      PODIUM_PUBLIC_URL: site,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let password;
  let overlay;
  for await (const line of createInterface(server.stdout)) {
    password ??= line.match(/password "(.+)"/)?.[1];
    overlay ??= line.match(/http\S+\/obs\S+/)?.[0];
    if (password && overlay && (await fetch(`${own}/healthz`).catch(() => null))?.ok) break;
  }
  const stop = async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
    await rm(data, { recursive: true });
  };
  return { site, password, overlay, stop };
}

/** Signs in by the form of a language's tree, and returns the page at the dashboard. */
export async function signIn(context, { site, password }, email, tree = "") {
  const page = await context.newPage();
  await page.goto(`${site}${tree}/login`);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL("**/dashboard");
  return page;
}

/** The token of a signed-in page's user, and calls of the API with the headers of the page's own. */
export async function callsOf(page, { site }) {
  const seen = page.waitForRequest((request) => "authorization" in request.headers());
  await page.reload();
  const all = Object.entries(await (await seen).allHeaders());
  const headers = Object.fromEntries(all.filter(([name]) => /^(authorization|x-.*)$/.test(name)));
  const token = headers.authorization.replace("Bearer ", "");
  const call = async (method, path, data) => {
    const answer = await page.request[method](`${site}/api${path}`, { headers, data });
    if (!answer.ok())
      throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  return { token, call };
}
