import { type Answer, call, identity, type Lang } from "./calls.ts";
import type { Persona, Provider } from "./provider.ts";
import type { Server } from "./server.ts";
import { type Return, walk } from "./walk.ts";

// A provider's sign-in by calls alone.

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

/** Somebody the provider vouches for: what the exchange answers, and the secret it belongs to. */
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

/** What the identity protocol makes of a provider's token; with an `idToken`, joined to its account. */
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

/** An account made by a provider's word alone, with a profile. */
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
