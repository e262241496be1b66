import { randomUUID } from "node:crypto";
import { type Account, type Answer, call } from "./calls.ts";
import type { Server } from "./server.ts";

// Decks, games and other test data, created through the API.

type Caller = Pick<Account, "token">;
type Fields = Record<string, unknown>;

/** The body of an answer; a refusal fails the test with the server's message. */
async function given(answering: Promise<Answer>): Promise<any> {
  const { status, body } = await answering;
  if (status !== 200 && status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

export const read = (server: Server, { token }: Caller, path: string) =>
  given(call(server, path, { token }));

export const send = (
  server: Server,
  { token }: Caller,
  path: string,
  body: unknown,
  method = "POST",
) => given(call(server, path, { token, body, method }));

export const remove = (server: Server, { token }: Caller, path: string) =>
  given(call(server, path, { token, method: "DELETE" }));

export async function formatId(server: Server, key = "commander"): Promise<string> {
  const { formats } = await given(call(server, "/formats"));
  return formats.find((format: { key: string }) => format.key === key).id;
}

export async function newDeck(server: Server, caller: Caller, fields: Fields = {}): Promise<any> {
  const body = { name: "Lanterns of the Deep", formatId: await formatId(server), ...fields };
  return (await send(server, caller, "/deck", body)).deck;
}

/** The caller and three guests; the caller is eliminated first. */
export async function pod(server: Server, caller: Caller, fields: Fields = {}) {
  const { user } = await read(server, caller, "/user");
  return [
    { userId: user.id, placement: 4, ...fields },
    ...["Noémie", "Kofi", "Zoé"].map((guestName, index) => ({ guestName, placement: index + 1 })),
  ];
}

/** A body for `POST /game`. */
export async function gameOf(server: Server, caller: Caller, fields: Fields = {}) {
  return {
    id: randomUUID(),
    formatId: await formatId(server),
    seats: await pod(server, caller),
    ...fields,
  };
}

export async function newGame(server: Server, caller: Caller, fields: Fields = {}): Promise<any> {
  return (await send(server, caller, "/game", await gameOf(server, caller, fields))).game;
}

export const gamesOf = async (server: Server, caller: Caller): Promise<any[]> =>
  (await read(server, caller, "/games")).games;

export async function newSet(
  server: Server,
  caller: Caller,
  games: Fields[] = [{}, {}],
): Promise<any> {
  const bodies = await Promise.all(games.map((fields) => gameOf(server, caller, fields)));
  const body = { id: randomUUID(), formatId: await formatId(server), bestOf: 3, games: bodies };
  return (await send(server, caller, "/set", body)).set;
}

/** A link to claim the first guest's seat. */
export async function claimLink(server: Server, caller: Caller, game: any): Promise<any> {
  const { seat } = game.seats.find(({ guestName }: { guestName: unknown }) => guestName);
  return send(server, caller, `/game/${game.id}/claim-link`, { seat });
}
