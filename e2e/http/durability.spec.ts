import { call, identity, newAccount, verifiedAccount } from "../harness/calls.ts";
import { Server } from "../harness/server.ts";
import { expect, test } from "../harness/test.ts";

// These end the server in the middle of its work, so each has one of its own.

test("what was acknowledged is there after kill -9 under load", async () => {
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
        // The one in flight may have been kept without an answer; nothing older may be gone.
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

/** Changes a first name again and again until the server is gone; `last` is what it acknowledged last. */
function writeUntilTheEnd(server: Server, token: string, round: number) {
  let busy = () => {};
  const isBusy = new Promise<void>((resolve) => {
    busy = resolve;
  });
  const last = (async () => {
    for (let count = 1; ; count++) {
      const body = { firstname: name(round, count) };
      const answer = await call(server, "/user/firstname", { method: "PUT", token, body }).catch(
        () => null,
      );
      if (answer?.status !== 200) return count - 1;
      if (count === 20) busy();
    }
  })();
  return { token, busy: isBusy, last };
}

test("a polite end finishes what is under way", async () => {
  const server = await Server.start();
  const { email, password } = newAccount();
  await identity(server, "signUp", { email, password, returnSecureToken: true });
  const signIns = Array.from({ length: 6 }, () =>
    identity(server, "signInWithPassword", { email, password, returnSecureToken: true }),
  );
  // Hashing keeps them busy; the first answer says that all have reached the server.
  await Promise.race(signIns);
  const [answers] = await Promise.all([Promise.all(signIns), server.remove()]);
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
});
