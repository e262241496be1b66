// Limits that are kept in the database hold across nodes: guesses and mails are counted together.
import { Player } from "./client.mjs";

const GUESSES = 10;

/** What is wrong with them. */
export async function checkLimits({ nodes }, player) {
  const wrong = [];
  const expect = (what, got, wanted) => {
    if (`${got}` !== `${wanted}`) wrong.push(`${what}: ${got}, not ${wanted}`);
  };
  const site = (number) => nodes[number % nodes.length].url;
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const { status } = await player.signIn({ password: "a wrong guess", site: site(guess) });
    expect(`guess ${guess + 1}`, status, 400);
  }
  for (const { number, url } of nodes) {
    expect(
      `the right password on node ${number}`,
      (await player.signIn({ site: url })).status,
      429,
    );
  }
  const newcomer = new Player("newcomer");
  await newcomer.signUp();
  const mails = await Promise.all(nodes.map(({ url }) => newcomer.requestMail({ site: url })));
  expect(
    "the same mail requested on each node",
    mails.map(({ status }) => status).sort(),
    [200, 429, 429],
  );
  return wrong;
}
