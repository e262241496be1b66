// Calls of the API as the app makes them, and people who are signed in.
import { createHmac } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { DATA, SITE } from "./places.mjs";
import { until } from "./program.mjs";

const COMMANDER = "01932b67-2400-79e2-b7c9-c825c6b4b3eb";
const PASSWORD = "four lamps, one table";
/** As long as the app waits for an answer. */
const PATIENCE = 30_000;
const AT_ONCE = 4;

const agent = new Agent({ keepAlive: true });

/** One call; the answer may be any, but there is one, or this throws. */
export function send(url, { method, headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asked = request(url, {
      agent,
      method: method ?? (text === undefined ? "GET" : "POST"),
      headers: {
        ...headers,
        ...(text !== undefined && {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(text),
        }),
      },
      signal: AbortSignal.timeout(PATIENCE),
    });
    asked.on("error", reject);
    asked.on("response", (answer) => {
      const { statusCode: status } = answer;
      // HAProxy's own answers are pages.
      json(answer).then(
        (read) => resolve({ status, body: read }),
        (error) => (error instanceof SyntaxError ? resolve({ status, body: null }) : reject(error)),
      );
    });
    asked.end(text);
  });
}

let config;

async function identity(action, body, { site = SITE } = {}) {
  config ??= (await send(`${SITE}/config.json`)).body;
  const path = `/identitytoolkit.googleapis.com/v1/accounts:${action}`;
  return send(`${site}${path}?key=${config.identity.apiKey}`, { body });
}

async function accepted(asked) {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

export class Player {
  constructor(name) {
    this.email = `${name}@example.com`;
  }

  async signUp() {
    const { email } = this;
    this.unverified = await accepted(
      identity("signUp", { email, password: PASSWORD, returnSecureToken: true }),
    );
  }

  /** Asks for the mail with the link that verifies the address. */
  requestMail({ site } = {}) {
    const ask = { requestType: "VERIFY_EMAIL", idToken: this.unverified.idToken };
    return identity("sendOobCode", ask, { site });
  }

  /** By password, at any node. */
  signIn({ password = PASSWORD, site } = {}) {
    const credentials = { email: this.email, password, returnSecureToken: true };
    return identity("signInWithPassword", credentials, { site });
  }

  call(path, { body, headers = {} } = {}) {
    const timestamp = `${Date.now()}`;
    const signature = createHmac("sha256", config.webKey).update(timestamp).digest("hex");
    return send(`${SITE}/api${path}`, {
      body,
      headers: {
        "X-Api-Key": config.apiKey,
        "X-Timestamp": timestamp,
        "X-Signature": signature,
        "X-Device": "web",
        Authorization: `Bearer ${this.token}`,
        ...headers,
      },
    });
  }

  async #enter() {
    await this.signUp();
    await accepted(this.requestMail());
    await accepted(identity("update", { oobCode: await mailedCode(this.email) }));
    this.token = (await accepted(this.signIn())).idToken;
    const profile = { fcmToken: null, locale: "en", firstname: "Alba" };
    this.user = (await accepted(this.call("/auth/signin", { body: profile }))).user.id;
    const deck = { name: "Sails", formatId: COMMANDER };
    this.deck = (await accepted(this.call("/deck", { body: deck }))).deck.id;
    return this;
  }

  /** So many people, signed up as people sign up, each with a deck. */
  static async several(count) {
    const players = [];
    for (let first = 0; first < count; first += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, number) =>
        new Player(`player${first + number}`).#enter(),
      );
      players.push(...(await Promise.all(some)));
    }
    return players;
  }

  /** A game of theirs with three guests. */
  game(id) {
    const guests = [2, 3, 4].map((placement) => ({
      guestName: `Guest ${placement}`,
      deckName: "Oars",
      placement,
    }));
    const seats = [{ userId: this.user, deckId: this.deck, placement: 1 }, ...guests];
    return { id, formatId: COMMANDER, seats };
  }
}

/** Opens a live table at which all of them play. */
export async function openTable([host, ...others]) {
  const seats = [
    { userId: host.user, deckName: "Sails" },
    { guestName: "Zoë", deckName: "Oars" },
  ];
  const body = { formatId: COMMANDER, subformatId: null, seats };
  const { table } = await accepted(host.call("/live", { body }));
  for (const other of others) {
    await accepted(other.call(`/live/${table.code}/join`, { body: {} }));
  }
  return table.id;
}

async function mailedCode(email) {
  const outbox = join(DATA, "outbox");
  let code;
  await until(`a mail to ${email}`, async () => {
    for (const name of await readdir(outbox)) {
      const mail = await readFile(join(outbox, name), "utf8");
      if (!mail.includes(email)) continue;
      // Quoted-printable.
      code = mail
        .replace(/=\r\n/g, "")
        .replaceAll("=3D", "=")
        .match(/oobCode=([\w-]+)/)?.[1];
    }
    return code !== undefined;
  });
  return code;
}
