import { call, identity, newAccount, unverifiedAccount } from "../harness/calls.ts";
import { Server } from "../harness/server.ts";
import { expect, test } from "../harness/test.ts";

test("requests over the rate limit are told when to retry", async () => {
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

test("ten wrong passwords block sign-in, for known and unknown addresses", async ({ server }) => {
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

test("a password reset gets the same answer for known and unknown addresses", async ({
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

test("sign-in takes as long for an unknown address as for a known one", async ({ server }) => {
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
  // The fastest time of each is the least disturbed by other load. If unknown addresses skipped the hash, the ratio
  // would be in the tens.
  const ratio = Math.min(...times.known) / Math.min(...times.unknown);
  expect(ratio).toBeGreaterThan(1 / 5);
  expect(ratio).toBeLessThan(5);
});
