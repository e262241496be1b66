import { randomUUID } from "node:crypto";
import { type Account, call, identity, newAccount, verifiedAccount } from "../harness/calls.ts";
import { gameOf, read } from "../harness/record.ts";
import { Server } from "../harness/server.ts";
import { expect, test } from "../harness/test.ts";

// These tests kill the server while it works, so each starts its own.

test("acknowledged changes survive kill -9 under load", async () => {
  const server = await Server.start();
  try {
    const tokens: string[] = [];
    for (let index = 0; index < 4; index++) tokens.push((await verifiedAccount(server)).token);

    for (let round = 1; round <= 3; round++) {
      const writers = tokens.map((token) => writeUntilTheEnd(server, token, round));
      await Promise.all(writers.map((writer) => writer.busy));
      await server.crash();
      for (const writer of writers) {
        const acknowledged = await writer.last;
        const { body } = await call(server, "/user", { token: writer.token });
        // The change in flight may have been saved without an answer; no earlier one may be lost.
        expect([name(round, acknowledged), name(round, acknowledged + 1)]).toContain(
          body.user.firstname,
        );
      }
    }
  } finally {
    await server.remove();
  }
});

const name = (round: number, count: number) => `Round ${round}, write ${count}`;

/** Changes a first name repeatedly until the server is gone; `last` is the last acknowledged change. */
function writeUntilTheEnd(server: Server, token: string, round: number) {
  let busy = () => {};
  const isBusy = new Promise<void>((resolve) => {
    busy = resolve;
  });
  const last = (async () => {
    for (let count = 1; ; ) {
      const body = { firstname: name(round, count) };
      const answer = await call(server, "/user/firstname", { method: "PUT", token, body }).catch(
        () => null,
      );
      if (answer && answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      if (answer) {
        if (count === 20) busy();
        count += 1;
      } else if (count > 20) {
        return count - 1;
      }
      // An early failure is a pooled connection to the killed server, so send the same name again.
    }
  })();
  return { token, busy: Promise.race([isBusy, last]), last };
}

test("games recorded under kill -9 are all there if acknowledged, and never twice", async () => {
  const server = await Server.start();
  try {
    const accounts: Account[] = [];
    for (let index = 0; index < 4; index++) accounts.push(await verifiedAccount(server));
    const sent = new Map(accounts.map((account) => [account, new Set<string>()]));

    for (let round = 1; round <= 3; round++) {
      const writers = await Promise.all(
        accounts.map(async (account) =>
          recordUntilTheEnd(server, account, await gameOf(server, account)),
        ),
      );
      await Promise.all(writers.map((writer) => writer.busy));
      await server.crash();
      for (const { account, ended } of writers) {
        const { acknowledged, unanswered } = await ended;
        const known = sent.get(account);
        for (const { id } of acknowledged) known?.add(id);
        const before = await gameIds(server, account);
        expect(before.filter((id) => id !== unanswered.id).sort()).toEqual(
          [...(known ?? [])].sort(),
        );

        // Send again what was never answered, and also what was.
        for (const body of [unanswered, acknowledged[0]]) {
          const { status } = await call(server, "/game", { token: account.token, body });
          expect([200, 201]).toContain(status);
        }
        known?.add(unanswered.id);
        expect((await gameIds(server, account)).sort()).toEqual([...(known ?? [])].sort());
      }
    }
  } finally {
    await server.remove();
  }
});

type Body = Awaited<ReturnType<typeof gameOf>>;

/** Records one game after another until the server is gone. */
function recordUntilTheEnd(server: Server, account: Account, first: Body) {
  let busy = () => {};
  const isBusy = new Promise<void>((resolve) => {
    busy = resolve;
  });
  const ended = (async () => {
    const acknowledged: Body[] = [];
    for (let body = first; ; ) {
      const answer = await call(server, "/game", { token: account.token, body }).catch(() => null);
      if (answer && answer.status !== 201 && answer.status !== 200)
        throw new Error(JSON.stringify(answer.body));
      if (answer) {
        acknowledged.push(body);
        if (acknowledged.length === 20) busy();
        body = { ...first, id: randomUUID() };
      } else if (acknowledged.length >= 20) {
        return { acknowledged, unanswered: body };
      }
      // An early failure is a pooled connection to the killed server, so send the same game again.
    }
  })();
  return { account, busy: Promise.race([isBusy, ended]), ended };
}

/** The ids of all games, over all pages of the list. */
async function gameIds(server: Server, account: Account): Promise<string[]> {
  const ids: string[] = [];
  for (let from = ""; ; ) {
    const { games, next } = await read(server, account, `/games${from}`);
    ids.push(...games.map((game: { id: string }) => game.id));
    if (next === null) return ids;
    from = `?timestamp=${next}`;
  }
}

test("a graceful shutdown finishes the running requests", async () => {
  const server = await Server.start();
  const { email, password } = newAccount();
  await identity(server, "signUp", { email, password, returnSecureToken: true });
  const six = Array.from({ length: 6 });
  // Open the connections first, so that all requests are sent at the same moment.
  await Promise.all(six.map(() => call(server, "/ping")));
  const signIns = six.map(() =>
    identity(server, "signInWithPassword", { email, password, returnSecureToken: true }),
  );
  // Hashing takes long enough that all requests have reached the server when the first is answered.
  await Promise.race(signIns);
  const [answers] = await Promise.all([Promise.all(signIns), server.remove()]);
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
});
