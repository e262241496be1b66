import { initializeApp } from "firebase/app";
import {
  type Auth,
  type AuthCredential,
  connectAuthEmulator,
  getAuth,
  OAuthProvider,
} from "firebase/auth";
import { config } from "../harness/calls.ts";
import type { Persona, Provider } from "../harness/provider.ts";
import type { Server } from "../harness/server.ts";
import { expect } from "../harness/test.ts";
import { vouched } from "../harness/vouch.ts";

// The official client SDK: our service has to speak its protocol.

/** A new SDK instance, like a browser that never visited this site. */
export async function freshSdk(server: Server): Promise<Auth> {
  const { apiKey, projectId } = (await config(server)).identity;
  const auth = getAuth(initializeApp({ apiKey, projectId }, crypto.randomUUID()));
  connectAuthEmulator(auth, server.url, { disableWarnings: true });
  return auth;
}

export async function codeFromMail(server: Server, email: string): Promise<string> {
  const code = (await server.outbox.nextLink(email)).searchParams.get("oobCode");
  if (!code) throw new Error("the mailed link carries no code");
  return code;
}

/** The credential of a sign-in at a provider. */
export async function credential(
  server: Server,
  provider: Provider,
  persona: Persona,
): Promise<AuthCredential> {
  const { answer, nonce } = await vouched(server, provider, persona);
  return new OAuthProvider(`${provider.word}.com`).credential({
    idToken: answer.body.token,
    rawNonce: nonce,
  });
}

export const refused = (code: string) => expect.objectContaining({ code });
