import { call } from "../harness/calls.ts";
import type { Provider } from "../harness/provider.ts";
import { expect, test } from "../harness/providers.ts";
import type { Server } from "../harness/server.ts";
import { begin, exchange, vouched } from "../harness/vouch.ts";
import { walk } from "../harness/walk.ts";

// The API calls with a real provider's answers, and with replayed ones.

const enter = (server: Server, { word }: Provider, token: string, nonce: string) =>
  call(server, "/auth/login", {
    body: { fcmToken: null, locale: "en", nonce },
    headers: { [word === "google" ? "X-Google-Token" : "X-Apple-Token"]: token },
  });

for (const word of ["google", "apple"] as const) {
  test(`${word}: code, state, nonce and token each work once, and only in their own sign-in`, async ({
    server,
    providers,
  }) => {
    const provider = providers[word];
    const persona = provider.meet();
    const [begun, other] = [await begin(server, provider), await begin(server, provider)];
    const back = await walk(begun.address, persona);
    expect(back.state).toBe(begun.state);
    const first = await exchange(server, provider, begun, back);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ email: persona.email, verify: null });
    // A replay, the code in another sign-in, and another sign-in's nonce.
    expect((await exchange(server, provider, begun, back)).body.code).toBe(89);
    expect((await exchange(server, provider, other, back)).body.code).toBe(87);
    const fresh = await begin(server, provider);
    const stolen = await walk(fresh.address, persona);
    const mixed = await exchange(server, provider, { ...fresh, nonce: other.nonce }, stolen);
    expect(mixed.body.code).toBe(89);

    expect((await enter(server, provider, first.body.token, other.nonce)).body.code).toBe(89);
    const entered = await enter(server, provider, first.body.token, begun.nonce);
    expect(entered.status).toBe(200);
    expect(entered.body.refreshToken).toBeTruthy();
    expect((await enter(server, provider, first.body.token, begun.nonce)).status).not.toBe(200);
    const elsewhere = word === "google" ? providers.apple : providers.google;
    const { answer, nonce } = await vouched(server, provider, persona);
    expect((await enter(server, elsewhere, answer.body.token, nonce)).status).not.toBe(200);
    expect((await enter(server, provider, answer.body.token, nonce)).status).toBe(200);
  });
}

test("a state of one provider is refused by the other", async ({ server, google, apple }) => {
  const begun = await begin(server, google);
  const back = await walk(begun.address, google.meet());
  expect((await exchange(server, apple, begun, back)).body.code).toBe(89);
});

test("a code still works after its provider was unreachable", async ({ server, google }) => {
  const begun = await begin(server, google);
  const back = await walk(begun.address, google.meet());
  await google.awayDuring(async () => {
    expect((await exchange(server, google, begun, back)).body.code).toBe(88);
  });
  expect((await exchange(server, google, begun, back)).status).toBe(200);
});

test("Apple's posted answer is passed on in the URL hash, hidden from logs and referrers", async ({
  server,
}) => {
  const post = (path: string, form: Record<string, string>) =>
    fetch(server.url + path, {
      method: "POST",
      body: new URLSearchParams(form),
      redirect: "manual",
    });
  for (const path of ["/auth/apple/callback", "/mobile/auth/apple/callback"]) {
    const answer = await post(path, { code: "c&d", state: "s", user: "{}", else: "x" });
    expect(answer.status).toBe(303);
    const to = new URL(answer.headers.get("location") ?? "", server.url);
    expect(to.pathname).toBe(path);
    expect(to.search).toBe("");
    expect(Object.fromEntries(new URLSearchParams(to.hash.slice(1)))).toEqual({
      code: "c&d",
      state: "s",
      user: "{}",
    });
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  expect((await post("/auth/elsewhere/callback", { code: "c" })).status).toBe(404);
  expect((await post("/auth/apple/callback", { code: "c".repeat(20_000) })).status).toBe(413);
});
