import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { freshModules } from "../../../tests/fresh";
import {
  accounts,
  api,
  config,
  idToken,
  network,
  origin,
  refusal,
  storeSession,
} from "../../../tests/network";
import type { Begun, Pending } from "./provider-records";

freshModules();

const records = () => import("./provider-records");
const providers = () => import("./providers");
const hour = 60 * 60_000;

const begun = (more: Partial<Begun> = {}): Begun => ({
  provider: "google",
  state: "s1",
  nonce: "n1",
  lang: "en",
  redirect: "/decks",
  purpose: "signin",
  popup: true,
  startedAt: Date.now(),
  ...more,
});
const pending = (more: Partial<Pending> = {}): Pending => ({
  provider: "apple",
  token: idToken(),
  nonce: "n0",
  user: null,
  name: null,
  email: "ada@example.org",
  methods: ["google", "link"],
  redirect: "/decks",
  at: Date.now(),
  ...more,
});

describe("records of sign-ins under way", () => {
  test("each is found by its state, and taken once", async () => {
    const { keepBegun, findBegun, takeBegun } = await records();
    keepBegun(begun());
    keepBegun(begun({ state: "s2", provider: "apple" }));
    expect(findBegun("s1")?.provider).toBe("google");
    expect(takeBegun("s1")?.nonce).toBe("n1");
    expect(takeBegun("s1")).toBeUndefined();
    expect(takeBegun("s2")?.provider).toBe("apple");
    expect(localStorage.getItem("provider-sign-in")).toBeNull();
  });
  test("a newer one at the same provider replaces it, as it replaces the server's cookie", async () => {
    const { keepBegun, findBegun } = await records();
    keepBegun(begun());
    keepBegun(begun({ state: "s2", provider: "apple" }));
    keepBegun(begun({ state: "s3" }));
    expect(["s1", "s2", "s3"].map((state) => findBegun(state)?.state)).toEqual([
      undefined,
      "s2",
      "s3",
    ]);
  });
  test("after ten minutes it is over", async () => {
    const { keepBegun, findBegun } = await records();
    keepBegun(begun({ startedAt: Date.now() - 10 * 60_000 - 1 }));
    expect(findBegun("s1")).toBeUndefined();
  });
  test("what waits for proof waits an hour, for its own provider", async () => {
    const { keepPending, findPending } = await records();
    keepPending(pending());
    expect(findPending("google")).toBeNull();
    expect(findPending("apple")?.email).toBe("ada@example.org");
    keepPending(pending({ at: Date.now() - hour - 1 }));
    expect(findPending("apple")).toBeNull();
    expect(localStorage.getItem("provider-pending")).toBeNull();
  });
  test("spoilt storage is no record", async () => {
    localStorage.setItem("provider-sign-in", "{no");
    localStorage.setItem("provider-pending", "{no");
    const { findBegun, findPending } = await records();
    expect(findBegun("s1")).toBeUndefined();
    expect(findPending("google")).toBeNull();
  });
});

describe("coming back", () => {
  const land = async (address: string) => {
    history.replaceState(null, "", address);
    (await import("./landing")).land();
    return { shown: location.pathname + location.search + location.hash, state: history.state };
  };
  test("code and state leave the address for the page's own state", async () => {
    expect(await land("/auth/google/callback?code=c&state=s1&scope=email")).toEqual({
      shown: "/auth/google/callback",
      state: { usr: "code=c&state=s1&scope=email" },
    });
  });
  test("Apple's come behind the hash; the page goes on in the language it was begun in", async () => {
    (await records()).keepBegun(begun({ provider: "apple", lang: "fr" }));
    const { shown, state } = await land("/auth/apple/callback#code=c&state=s1");
    expect(shown).toBe("/fr/auth/apple/callback");
    expect(state).toEqual({ usr: "code=c&state=s1" });
  });
  test("the app's own sign-in, unknown here, is shown in the reader's language", async () => {
    localStorage.setItem("user-language", "fr");
    const { shown } = await land("/mobile/auth/google/callback?code=c&state=x");
    expect(shown).toBe("/fr/mobile/auth/google/callback");
  });
  test("after a reload the page still has its code", async () => {
    await land("/auth/google/callback?code=c&state=s1");
    (await import("./landing")).land();
    expect(history.state).toEqual({ usr: "code=c&state=s1" });
  });
});

const domains = (...authorizedDomains: string[]) =>
  http.get(`${origin}/identitytoolkit.googleapis.com/v1/projects`, () =>
    HttpResponse.json({ projectId: "podium", authorizedDomains }),
  );
const beginning = (address = "https://provider.test/auth?client_id=c&redirect_uri=r&state=s1") =>
  http.post(api("/auth/begin"), () => HttpResponse.json({ address, state: "s1", nonce: "n1" }));
const wish = { purpose: "signin", redirect: "/decks", popup: true } as const;

describe("beginning", () => {
  test("keeps what the answer is known by", async () => {
    network.use(domains("podium.test"), beginning());
    const { begin } = await providers();
    expect((await begin("google", wish)).state).toBe("s1");
    expect((await records()).findBegun("s1")).toMatchObject({ nonce: "n1", redirect: "/decks" });
  });
  test("is refused at an unauthorized domain", async () => {
    network.use(domains("elsewhere.test"), beginning());
    const { begin } = await providers();
    await expect(begin("google", wish)).rejects.toMatchObject({ why: "domain" });
  });
  test("is refused where the provider would send people back to another address", async () => {
    network.use(
      domains("podium.test"),
      beginning(),
      http.get(`${origin}/config.json`, () =>
        HttpResponse.json({ ...config, publicUrl: "https://www.podium.test" }),
      ),
    );
    const { begin } = await providers();
    await expect(begin("google", wish)).rejects.toMatchObject({ why: "domain" });
  });
  test("for Apple without client id, redirect address or state says so on the console", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    network.use(domains("podium.test"), beginning("https://apple.test/auth?scope=name"));
    const { begin } = await providers();
    await expect(begin("apple", wish)).rejects.toMatchObject({ why: "refused" });
    expect(logged.mock.calls.flat()).toEqual([
      "Apple sign-in requires a client id",
      "Apple sign-in requires a redirect URI",
      "Apple sign-in requires a state",
    ]);
  });
});

const exchanging = (more: object = {}, sent: unknown[] = []) =>
  http.post(api("/auth/exchange"), async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({
      token: idToken({ given_name: "Ada" }),
      email: "ada@example.org",
      name: "Ada Lovelace",
      verify: null,
      ...more,
    });
  });

/** What the identity service is told, and its answer. */
function telling(answer: object = {}, status = 200) {
  const told: Record<string, unknown>[] = [];
  network.use(
    http.post(accounts("signInWithIdp"), async ({ request }) => {
      told.push((await request.json()) as Record<string, unknown>);
      const tokens = { localId: "uid-1", idToken: idToken(), refreshToken: "r", expiresIn: "3600" };
      return HttpResponse.json({ ...tokens, ...answer }, { status });
    }),
  );
  return told;
}

const finish = async (more: Partial<Begun> = {}, answer: object = { code: "c" }) =>
  (await providers()).finisher(begun(more), { state: "s1", ...answer });

describe("finishing", () => {
  test("trades the code with nothing but code and type: state and nonce are in the cookie", async () => {
    const sent: unknown[] = [];
    network.use(exchanging({}, sent));
    telling();
    await (await finish())();
    expect(sent).toEqual([{ code: "c", type: "google" }]);
  });

  test("signs in: token and raw nonce to the identity service, token and name kept", async () => {
    network.use(exchanging());
    const told = telling();
    expect(await (await finish())()).toBe("in");
    const form = new URLSearchParams(String(told[0]?.postBody));
    expect(form.get("providerId")).toBe("google.com");
    expect(form.get("nonce")).toBe("n1");
    const [{ currentIdentity }, { useUserStore }] = await Promise.all([
      import("./client"),
      import("~/lib/user/store"),
    ]);
    expect(currentIdentity()?.uid).toBe("uid-1");
    expect(useUserStore.getState().googleToken).toBe(form.get("id_token"));
    expect(localStorage.getItem("draft:uid-1:firstname")).toBe("Ada");
  });

  test("Apple's name, sent once beside the token, reaches the account and the profile", async () => {
    network.use(exchanging({ token: idToken(), name: null }));
    const told = telling();
    const user = JSON.stringify({ name: { firstName: "Grace", lastName: "Hopper" } });
    await (await finish({ provider: "apple" }, { code: "c", user }))();
    expect(new URLSearchParams(String(told[0]?.postBody)).get("user")).toBe(user);
    expect(localStorage.getItem("draft:uid-1:firstname")).toBe("Grace");
  });

  test("an address with an account asks for proof before signing in", async () => {
    const verify = { email: "ada@example.org", methods: ["password", "link"] };
    network.use(exchanging({ verify }));
    expect(await (await finish())()).toBe("proof");
    expect((await records()).findPending("google")).toMatchObject({ ...verify, nonce: "n1" });
    expect(localStorage.getItem("identity")).toBeNull();
  });

  test("so does the identity service's own word", async () => {
    network.use(exchanging());
    const verifiedProvider = ["password", "apple.com"];
    telling({ needConfirmation: true, email: "ada@example.org", verifiedProvider });
    expect(await (await finish())()).toBe("proof");
    const { findPending } = await records();
    expect(findPending("google")?.methods).toEqual(["password", "apple", "link"]);
    expect(localStorage.getItem("identity")).toBeNull();
  });

  test("after a lost connection goes on where it was: the code is redeemed once", async () => {
    let redeemed = 0;
    network.use(
      http.post(api("/auth/exchange"), () => {
        redeemed += 1;
        return HttpResponse.json({ token: idToken(), email: null, name: null, verify: null });
      }),
      http.post(accounts("signInWithIdp"), () => HttpResponse.error(), { once: true }),
    );
    const again = await finish();
    const { whyOf } = await import("./provider-errors");
    expect(whyOf(await again().catch((error: unknown) => error))).toBe("network");
    telling();
    expect(await again()).toBe("in");
    expect(redeemed).toBe(1);
  });

  test.each([
    [86, 403, "off"],
    [87, 403, "refused"],
    [88, 503, "network"],
    [89, 409, "over"],
    [90, 403, "unproven"],
  ])("refusal %i is told as such", async (code, status, why) => {
    network.use(http.post(api("/auth/exchange"), () => refusal(status, code)));
    const { whyOf } = await import("./provider-errors");
    const error = await (await finish())().catch((refused: unknown) => refused);
    expect(whyOf(error)).toBe(why);
  });

  test.each([
    ["access_denied", "cancelled"],
    ["user_cancelled_authorize", "cancelled"],
    ["server_error", "refused"],
  ])("%s at the provider: %s, and nothing is sent", async (error, why) => {
    await expect((await finish({}, { error }))()).rejects.toMatchObject({ why });
  });

  test("linking says who is signed in; signing in again makes no account", async () => {
    storeSession();
    network.use(exchanging());
    const told = telling();
    await (await finish({ purpose: "join" }))();
    await (await finish({ purpose: "again" }))();
    expect(told[0]?.idToken).toBeTruthy();
    expect(told[1]).toMatchObject({ autoCreate: false });
    expect(told[1]).not.toHaveProperty("idToken");
  });

  test("signing in again as another user is refused, and changes nothing", async () => {
    storeSession();
    const before = localStorage.getItem("identity");
    network.use(exchanging());
    telling({ idToken: idToken({ sub: "uid-2" }) });
    await expect((await finish({ purpose: "again" }))()).rejects.toMatchObject({ why: "stranger" });
    expect(localStorage.getItem("identity")).toBe(before);
  });

  test("proof by the other provider must be of the very account", async () => {
    (await records()).keepPending(pending());
    network.use(exchanging());
    telling({ idToken: idToken({ email: "eve@example.org" }) });
    await expect((await finish({ purpose: "prove" }))()).rejects.toMatchObject({ why: "stranger" });
    expect(localStorage.getItem("identity")).toBeNull();
    telling();
    expect(await (await finish({ purpose: "prove" }))()).toBe("in");
  });
});
