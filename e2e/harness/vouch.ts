import { type Answer, call, identity, type Lang } from "./calls.ts";
import type { Persona, Provider } from "./provider.ts";
import type { Server } from "./server.ts";
import { type Return, walk } from "./walk.ts";

// Signing in with a provider through API calls only.

export interface Begun {
  address: string;
  state: string;
  nonce: string;
}

export async function begin(server: Server, { word }: Provider, mobile = false): Promise<Begun> {
  return (await call(server, "/auth/begin", { body: { type: word, mobile } })).body;
}

export const exchange = (
  server: Server,
  { word }: Provider,
  { state, nonce }: Begun,
  { code }: Return,
): Promise<Answer> => call(server, "/auth/exchange", { body: { code, type: word, state, nonce } });

/** Signs a persona in at the provider and exchanges the code; `user` is the name that Apple sends once. */
export async function vouched(
  server: Server,
  provider: Provider,
  persona: Persona,
): Promise<{ answer: Answer; nonce: string; user: string | undefined }> {
  const begun = await begin(server, provider);
  const back = await walk(begun.address, persona);
  const answer = await exchange(server, provider, begun, back);
  return { answer, nonce: begun.nonce, user: back.user };
}

/** Signs in with a provider's token; with an `idToken`, links the provider to that account. */
export async function signInWithIdp(
  server: Server,
  provider: Provider,
  persona: Persona,
  idToken?: string,
): Promise<Answer> {
  const { answer, nonce, user } = await vouched(server, provider, persona);
  const postBody = new URLSearchParams({
    id_token: answer.body.token,
    providerId: `${provider.word}.com`,
    nonce,
    ...(user ? { user } : {}),
  });
  return identity(server, "signInWithIdp", {
    postBody: `${postBody}`,
    requestUri: server.url,
    returnSecureToken: true,
    ...(idToken ? { idToken } : {}),
  });
}

/** An account created by a provider sign-in, with a profile. */
export async function vouchedAccount(
  server: Server,
  provider: Provider,
  persona: Persona,
  lang: Lang,
): Promise<{ token: string; refreshToken: string; id: string }> {
  const { body } = await signInWithIdp(server, provider, persona);
  const made = await call(server, "/auth/signin", {
    token: body.idToken,
    body: { fcmToken: null, locale: lang, firstname: persona.name.firstName },
  });
  return { token: body.idToken, refreshToken: body.refreshToken, id: made.body.user.id };
}
