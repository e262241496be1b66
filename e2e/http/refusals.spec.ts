import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSign,
  generateKeyPairSync,
  type KeyObject,
} from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  call,
  config,
  type Lang,
  signature,
  unverifiedAccount,
  verifiedAccount,
} from "../harness/calls.ts";
import type { Server } from "../harness/server.ts";
import { expect, test } from "../harness/test.ts";

// What the server refuses, by error number, in the caller's language.

const LANGS: Lang[] = ["en", "fr"];

/** The message of each refusal. */
const WORDS: Record<number, Record<Lang, string>> = {
  20: {
    en: "The server doesn't know this app. Reload the page.",
    fr: "Le serveur ne connaît pas cette application. Recharge la page.",
  },
  21: {
    en: "The request's signature is wrong. Reload the page and try again.",
    fr: "La signature de la demande est incorrecte. Recharge la page et réessaie.",
  },
  22: {
    en: "This device's clock is off by more than five minutes. Set its date and time, then try again.",
    fr: "L'horloge de cet appareil est décalée de plus de cinq minutes. Règle sa date et son heure, puis réessaie.",
  },
  50: { en: "Please sign in to continue.", fr: "Connecte-toi pour continuer." },
  51: { en: "Session expired. Please login again.", fr: "Session expirée. Reconnecte-toi." },
  52: {
    en: "This sign-in is not valid. Please login again.",
    fr: "Cette connexion n'est pas valable. Reconnecte-toi.",
  },
  53: {
    en: "Please verify your email to continue.",
    fr: "Vérifie ton adresse e-mail pour continuer.",
  },
};

async function refused(
  server: Server,
  code: number,
  path: string,
  request: { token?: string; headers?: Record<string, string> },
): Promise<void> {
  for (const lang of LANGS) {
    const answer = await call(server, path, { ...request, lang });
    expect(answer.status).toBe(code < 50 ? 400 : 401);
    expect(answer.body).toMatchObject({ code, message: WORDS[code]?.[lang] });
  }
}

test("a missing or wrong key is refused", async ({ server }) => {
  await refused(server, 20, "/ping", { headers: { "X-Api-Key": "" } });
  await refused(server, 20, "/ping", { headers: { "X-Api-Key": "another installation's" } });
});

test("a missing, wrong or reused signature is refused", async ({ server }) => {
  const { webKey } = await config(server);
  const ofAnotherTime = createHmac("sha256", webKey)
    .update(`${Date.now() - 1}`)
    .digest("hex");
  for (const wrong of ["", "zz", "0".repeat(64), ofAnotherTime]) {
    await refused(server, 21, "/ping", { headers: { "X-Signature": wrong } });
  }
});

test("a timestamp more than five minutes off is refused, and answers carry the server's time", async ({
  server,
}) => {
  for (const minutes of [-6, 6]) {
    await refused(server, 22, "/ping", {
      headers: await signature(server, Date.now() + minutes * 60_000),
    });
  }
  for (const minutes of [-4, 4]) {
    const answer = await call(server, "/ping", {
      headers: await signature(server, Date.now() + minutes * 60_000),
    });
    expect(answer.body).toEqual({ pong: true });
    expect(Math.abs(Date.parse(answer.headers.get("date") ?? "") - Date.now())).toBeLessThan(
      60_000,
    );
  }
});

test("an unknown device is refused", async ({ server }) => {
  const answer = await call(server, "/ping", { headers: { "X-Device": "toaster" } });
  expect(answer.status).toBe(400);
  expect(answer.body.code).toBe(23);
});

test("a call without a session or with an unverified email is refused", async ({ server }) => {
  await refused(server, 50, "/user", {});
  const { token } = await unverifiedAccount(server);
  await refused(server, 53, "/user", { token });
  await refused(server, 53, "/user/decks", { token });
});

test("a token is refused after signing out everywhere", async ({ server }) => {
  const { token } = await verifiedAccount(server);
  expect((await call(server, "/user", { token })).status).toBe(200);
  expect((await call(server, "/user/sessions/revoke", { method: "POST", token })).status).toBe(200);
  await refused(server, 51, "/user", { token });
});

/** A copy of a real token with changed claims, signed with the given key. */
function forge(
  token: string,
  key: KeyObject,
  changes: Record<string, unknown>,
  header = {},
): string {
  const [head = "", body = ""] = token.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  const write = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const signed = `${write({ ...read(head), ...header })}.${write({ ...read(body), ...changes })}`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
}

test("forged tokens are refused", async ({ server }) => {
  const { token } = await verifiedAccount(server);
  const pem = await readFile(join(server.data, "keys", "identity.pem"), "utf8");
  const ours = createPrivateKey(pem);
  const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const now = Math.floor(Date.now() / 1000);

  // The real key with unchanged claims is accepted, so each refusal below is due to its one change.
  expect((await call(server, "/user", { token: forge(token, ours, {}) })).status).toBe(200);

  await refused(server, 51, "/user", { token: forge(token, ours, { exp: now - 3600 }) });
  for (const lie of [
    forge(token, foreign, {}),
    forge(token, ours, { iss: "https://securetoken.google.com/another" }),
    forge(token, ours, { aud: "another" }),
    forge(token, ours, { exp: `${now + 3600}` }),
    forge(token, ours, { iat: now + 25 * 3600 }),
    forge(token, ours, {}, { kid: "unknown" }),
    `${token.slice(0, -4)}AAAA`,
    "not.a.token",
  ]) {
    await refused(server, 52, "/user", { token: lie });
  }

  const [, body] = token.split(".");
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${body}.`;
  await refused(server, 52, "/user", { token: unsigned });

  const publicKey = createPublicKey(ours).export({ type: "spki", format: "pem" });
  const head = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url");
  const mac = createHmac("sha256", publicKey).update(`${head}.${body}`).digest("base64url");
  await refused(server, 52, "/user", { token: `${head}.${body}.${mac}` });
});
