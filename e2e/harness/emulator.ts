import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { Server } from "./server.ts";
import { test as base } from "./test.ts";

// Runs Firebase's own identity emulator in place of Podium's built-in identity service.

const PROJECT = "demo-podium";
const KEY = "a-key-of-the-project";
const LIMIT_MS = 60_000;

/** The tools have a folder of their own, installed by `scripts/setup test`. This part of them is internal, so it has no types. */
const { createApp } = createRequire(new URL("../emulator/package.json", import.meta.url))(
  "firebase-tools/lib/emulator/auth/server.js",
) as { createApp: (project: string) => Promise<RequestListener> };

interface MailedCode {
  email: string;
  requestType: "VERIFY_EMAIL" | "PASSWORD_RESET";
  oobCode: string;
}

export class Emulator {
  private readonly taken = new Set<string>();

  private constructor(
    readonly url: string,
    readonly close: () => Promise<void>,
  ) {}

  static async start(): Promise<Emulator> {
    const http = createServer(await createApp(PROJECT)).listen(0, "127.0.0.1");
    await once(http, "listening");
    const { port } = http.address() as AddressInfo;
    return new Emulator(`http://127.0.0.1:${port}`, async () => {
      const closed = once(http, "close");
      http.close();
      http.closeAllConnections();
      await closed;
    });
  }

  /** The settings that point Podium at the emulator. */
  get settings(): Record<string, string> {
    return {
      PODIUM_FIREBASE_PROJECT_ID: PROJECT,
      PODIUM_FIREBASE_API_KEY: KEY,
      PODIUM_FIREBASE_MESSAGING_SENDER_ID: "123456789012",
      PODIUM_FIREBASE_EMULATOR: new URL(this.url).host,
    };
  }

  /** The emulator sends no mail; it lists the codes it would have mailed. */
  async nextCode(email: string, requestType: MailedCode["requestType"]): Promise<string> {
    const end = Date.now() + LIMIT_MS;
    while (Date.now() < end) {
      const answer = await fetch(`${this.url}/emulator/v1/projects/${PROJECT}/oobCodes`);
      const { oobCodes } = (await answer.json()) as { oobCodes: MailedCode[] };
      const code = oobCodes.find(
        (mailed) =>
          mailed.email === email &&
          mailed.requestType === requestType &&
          !this.taken.has(mailed.oobCode),
      );
      if (code) {
        this.taken.add(code.oobCode);
        return code.oobCode;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no ${requestType} for ${email}`);
  }
}

/** The path where the web app mirrors its token. */
export const SYNC = "/session";

/** Tests on a server that uses the emulator for identities. */
export const test = base.extend<object, { emulator: Emulator }>({
  emulator: [
    async ({}, use) => {
      const emulator = await Emulator.start();
      await use(emulator);
      await emulator.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  server: [
    async ({ emulator }, use) => {
      const server = await Server.start({ ...emulator.settings, PODIUM_TOKEN_SYNC_URL: SYNC });
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
});

export { expect } from "./test.ts";
