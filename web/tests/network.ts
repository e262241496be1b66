import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import type { Config } from "~/lib/config";

export const origin = "http://podium.test";

export const config: Config = {
  apiKey: "public-key",
  webKey: "web-key",
  apiBase: "/api",
  publicUrl: origin,
  build: "b1",
  identity: {
    embedded: true,
    apiKey: "identity-key",
    authDomain: "podium.test",
    projectId: "podium",
    storageBucket: "",
    messagingSenderId: "",
    appId: "",
    measurementId: "",
    toolkitUrl: "/identitytoolkit.googleapis.com",
    tokenUrl: "/securetoken.googleapis.com",
  },
  providers: { google: false, apple: false },
  tokenSyncUrl: null,
  example: false,
  serviceWorker: true,
};

/** The network's edge: what the server would answer. */
export const network = setupServer(
  http.get(`${origin}/config.json`, () => HttpResponse.json(config)),
);

export const api = (path: string) => `${origin}/api${path}`;
/** As an expression: in a plain address the colon would begin a placeholder. */
export const accounts = (method: string) =>
  new RegExp(`^${origin}/identitytoolkit\\.googleapis\\.com/v1/accounts:${method}(\\?|$)`);
export const tokenUrl = `${origin}/securetoken.googleapis.com/v1/token`;

/** An error as the API puts it. */
export const refusal = (status: number, code: number, more: object = {}) =>
  HttpResponse.json(
    { code, error: "word", message: `message ${code}`, fields: null, ...more },
    { status },
  );

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An identity token as far as the app reads it. */
export const idToken = (claims: object = {}) =>
  [
    base64url({ alg: "RS256" }),
    base64url({
      sub: "uid-1",
      email: "ada@example.org",
      email_verified: true,
      iat: Math.floor(Date.now() / 1000),
      ...claims,
    }),
    "signature",
  ].join(".");

/** A session as the identity client keeps it. */
export const storeSession = (session: object = {}) =>
  localStorage.setItem(
    "identity",
    JSON.stringify({
      idToken: idToken(),
      refreshToken: "refresh-1",
      expiresAt: Date.now() + 3_600_000,
      ...session,
    }),
  );
