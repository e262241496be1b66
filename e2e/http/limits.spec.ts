import { call, identity, newAccount, unverifiedAccount } from "../harness/calls.ts";
import { Server } from "../harness/server.ts";
import { expect, test } from "../harness/test.ts";

test("more requests than a minute allows are told when to come back", async () => {
  const server = await Server.start({ PODIUM_RATE_LIMIT: "30" });
  try {
    let answer = await call(server, "/ping");
    for (let count = 0; answer.status === 200 && count < 200; count++) {
      answer = await call(server, "/ping", { lang: "fr" });
    }
    expect(answer.status).toBe(429);
    expect(answer.body.code).toBe(16);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  } finally {
    await server.remove();
  }
});

test("ten wrong passwords are enough, for a known address as for an unknown one", async ({
  server,
}) => {
  const known = await unverifiedAccount(server);
  const unknown = newAccount();
  const attempt = (email: string, password: string) =>
    identity(server, "signInWithPassword", { email, password, returnSecureToken: true });

  for (let count = 1; count <= 10; count++) {
    const [first, second] = [
      await attempt(known.email, "wrong"),
      await attempt(unknown.email, "wrong"),
    ];
    expect(first.status).toBe(400);
    expect(first.body.error.message).toBe("INVALID_LOGIN_CREDENTIALS");
    expect(second.status).toBe(400);
    expect(second.body).toEqual(first.body);
  }
  for (const { email, password } of [known, unknown]) {
    const answer = await attempt(email, password);
    expect(answer.status).toBe(429);
    expect(answer.body.error.message).toContain("TOO_MANY_ATTEMPTS_TRY_LATER");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

test("a forgotten password is answered alike whether the address is known or not", async ({
  server,
}) => {
  const known = await unverifiedAccount(server);
  const ask = (email: string) =>
    identity(server, "sendOobCode", { requestType: "PASSWORD_RESET", email });
  const shape = (body: { email: string }) => ({ ...body, email: "" });

  const [first, second] = [await ask(known.email), await ask(newAccount().email)];
  expect(first.status).toBe(200);
  expect(second.status).toBe(200);
  expect(shape(second.body)).toEqual(shape(first.body));
});

test("an unknown address costs the server as much work as a known one", async ({ server }) => {
  const known = await unverifiedAccount(server);
  const unknown = newAccount();
  const times = { known: [] as number[], unknown: [] as number[] };
  const timed = async (email: string): Promise<number> => {
    const begin = performance.now();
    await identity(server, "signInWithPassword", { email, password: "wrong" });
    return performance.now() - begin;
  };
  for (let count = 0; count < 9; count++) {
    times.known.push(await timed(known.email));
    times.unknown.push(await timed(unknown.email));
  }
  // The quickest of each is the one that nothing else on the machine held up. Without a hash for the unknown one the
  // ratio would be some tens.
  const ratio = Math.min(...times.known) / Math.min(...times.unknown);
  expect(ratio).toBeGreaterThan(1 / 5);
  expect(ratio).toBeLessThan(5);
});
