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
  tokenUrl,
} from "../../../tests/network";

freshModules();

const quiet = () => vi.spyOn(console, "error").mockImplementation(() => {});
const me = { id: "user-1", firstname: "Ada", lastname: null, username: "ada", picture: null };

function renewals(answer: () => Response) {
  const made = vi.fn();
  network.use(
    http.post(tokenUrl, () => {
      made();
      return answer();
    }),
  );
  return made;
}
const renewed = () =>
  HttpResponse.json({ id_token: idToken(), refresh_token: "r2", expires_in: "3600" });

describe("token refresh", () => {
  test("at once, then every 55 minutes, until nothing comes back", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const logged = quiet();
    storeSession();
    let answer: () => Response = renewed;
    const made = renewals(() => answer());
    const { startTokenRefresh } = await import("./token-refresh");
    startTokenRefresh();
    await vi.waitFor(() => expect(made).toHaveBeenCalledTimes(1));
    vi.advanceTimersByTime(55 * 60_000);
    await vi.waitFor(() => expect(made).toHaveBeenCalledTimes(2));
    answer = () => HttpResponse.error();
    vi.advanceTimersByTime(55 * 60_000);
    await vi.waitFor(() =>
      expect(logged).toHaveBeenCalledWith("Error refreshing token", expect.anything()),
    );
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });
});

describe("token sync", () => {
  async function synced(token: string | null, tokenSyncUrl: string | null) {
    const sent: string[] = [];
    network.use(
      http.get(`${origin}/config.json`, () => HttpResponse.json({ ...config, tokenSyncUrl })),
      http.all(`${origin}/sync`, ({ request }) => {
        sent.push(`${request.method} ${request.headers.get("authorization") ?? ""}`.trim());
        return new HttpResponse(null);
      }),
    );
    const { syncToken } = await import("./token-sync");
    await syncToken(token);
    await syncToken(token);
    return sent;
  }
  const issued = (minutesAgo: number) =>
    idToken({ iat: Math.floor(Date.now() / 1000) - minutesAgo * 60 });

  test("posts a fresh token once", async () => {
    const token = issued(4);
    expect(await synced(token, "/sync")).toEqual([`POST Bearer ${token}`]);
  });
  test("deletes the copy when there is no token", async () => {
    expect(await synced(null, "/sync")).toEqual(["DELETE"]);
  });
  test("leaves out a token older than five minutes", async () => {
    expect(await synced(issued(6), "/sync")).toEqual([]);
  });
  test("goes nowhere unless configured, and never to another origin", async () => {
    expect(await synced(issued(0), null)).toEqual([]);
    vi.resetModules();
    expect(await synced(issued(0), "https://elsewhere.example/sync")).toEqual([]);
  });
});

async function signedInAt(path: string) {
  history.replaceState(null, "", path);
  storeSession();
  localStorage.setItem("user", JSON.stringify({ state: { userData: me }, version: 0 }));
  renewals(renewed);
  const went = vi.fn();
  const [{ connectNavigation }, { startSession }, { useUserStore, isAuthenticated }] =
    await Promise.all([import("~/lib/navigation"), import("./start"), import("~/lib/user/store")]);
  connectNavigation(went);
  startSession();
  return { went, store: useUserStore, signedIn: () => isAuthenticated(useUserStore.getState()) };
}

describe("the session", () => {
  test("is there again after a reload", async () => {
    const { signedIn } = await signedInAt("/profile");
    expect(signedIn()).toBe(true);
  });

  test("401 ends it and leads to sign in, with the way back", async () => {
    quiet();
    network.use(http.get(api("/user"), () => refusal(401, 51)));
    const { store, went, signedIn } = await signedInAt("/fr/profile?x=1");
    await expect(store.getState().fetchUser()).rejects.toThrow();
    expect(signedIn()).toBe(false);
    expect(store.getState()).toMatchObject({ token: null, userData: null });
    expect(localStorage.getItem("identity")).toBeNull();
    expect(went).toHaveBeenCalledWith("/fr/login?redirect=%2Ffr%2Fprofile%3Fx%3D1", undefined);
  });

  test("ended on purpose, it does not lead to sign-in", async () => {
    quiet();
    network.use(http.get(api("/user"), () => refusal(401, 51)));
    const { store, went, signedIn } = await signedInAt("/profile");
    const { endingSession, signOut } = await import("./start");
    const asks = () => store.getState().fetchUser();
    await endingSession(() => expect(asks()).rejects.toThrow());
    expect(went).not.toHaveBeenCalled();
    signOut();
    expect(signedIn()).toBe(false);
  });

  test("ends after a renewal under way, which is not refused then", async () => {
    storeSession();
    let renew: ((answer: Response) => void) | undefined;
    network.use(http.post(tokenUrl, () => new Promise<Response>((resolve) => (renew = resolve))));
    const [{ getIdToken }, { endingSession }] = await Promise.all([
      import("~/lib/identity/client"),
      import("./start"),
    ]);
    const order: string[] = [];
    const renewal = getIdToken(true).then(() => order.push("renewed"));
    const ended = endingSession(async () => order.push("ended"));
    await vi.waitFor(() => expect(renew).toBeDefined());
    renew?.(renewed());
    await Promise.all([renewal, ended]);
    expect(order).toEqual(["renewed", "ended"]);
  });

  test("not ended after all, it can still expire", async () => {
    quiet();
    network.use(http.get(api("/user"), () => refusal(401, 51)));
    const { store, went } = await signedInAt("/profile");
    const { endingSession } = await import("./start");
    await expect(endingSession(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
    await expect(store.getState().fetchUser()).rejects.toThrow();
    expect(went).toHaveBeenCalledOnce();
  });

  test("401 with code 53 marks the user unverified and leads to verification", async () => {
    quiet();
    network.use(http.get(api("/user"), () => refusal(401, 53)));
    const { store, went } = await signedInAt("/decks");
    await expect(store.getState().fetchUser()).rejects.toThrow();
    expect(store.getState().unverified).toBe(true);
    expect(localStorage.getItem("identity")).not.toBeNull();
    expect(went).toHaveBeenCalledWith("/verify-email?redirect=%2Fdecks", {
      state: { refused: { message: "message 53", disputed: true } },
    });
  });

  test("ended by the server, it keeps what was typed for the same account, and nothing else", async () => {
    quiet();
    network.use(http.get(api("/user"), () => refusal(401, 51)));
    const { store } = await signedInAt("/decks");
    const { keepDraft, keptDraft } = await import("~/lib/draft");
    keepDraft("deck-new", { name: "Elves" });
    localStorage.setItem("provider-pending", "{}");
    await expect(store.getState().fetchUser()).rejects.toThrow();
    expect(localStorage.getItem("provider-pending")).toBeNull();
    expect(keptDraft("deck-new")).toBeNull();
    store.setState({ userData: me });
    expect(keptDraft("deck-new")).toEqual({ name: "Elves" });
  });

  test("a refused signature ends nothing", async () => {
    quiet();
    network.use(http.get(api("/user"), () => refusal(400, 21)));
    const { store, went, signedIn } = await signedInAt("/decks");
    await expect(store.getState().fetchUser()).rejects.toThrow();
    expect(signedIn()).toBe(true);
    expect(went).not.toHaveBeenCalled();
  });

  test("ended in another tab, it ends here", async () => {
    const { signedIn } = await signedInAt("/decks");
    localStorage.removeItem("identity");
    dispatchEvent(new StorageEvent("storage", { key: "identity" }));
    expect(signedIn()).toBe(false);
  });
});

describe("entering", () => {
  function server({ profile }: { profile: boolean }) {
    const signin = vi.fn();
    network.use(
      http.post(api("/auth/login"), () =>
        HttpResponse.json({ token: "t", user: profile ? me : null }),
      ),
      http.post(api("/auth/signin"), async ({ request }) => {
        signin(await request.json());
        return HttpResponse.json({ token: "t", user: me }, { status: 201 });
      }),
      http.post(accounts("lookup"), () =>
        HttpResponse.json({ users: [{ displayName: "From sign-up" }] }),
      ),
      http.get(api("/user"), () => HttpResponse.json({ user: me })),
      http.get(api("/user/playgroups"), () => HttpResponse.json({ playgroups: [] })),
      http.get(api("/user/decks"), () => HttpResponse.json({ decks: [] })),
      http.get(api("/user/friends"), () => HttpResponse.json({ friends: [] })),
      http.get(api("/formats"), () => HttpResponse.json({ formats: [] })),
    );
    return signin;
  }
  async function start(session = {}) {
    storeSession(session);
    renewals(renewed);
    const went = vi.fn();
    (await import("~/lib/navigation")).connectNavigation(went);
    (await import("./start")).startSession();
    return { ...(await import("./enter")), went, ...(await import("~/lib/user/store")) };
  }

  const isSuggested = async () =>
    (await import("~/lib/user/suggested-username")).isSuggested(me.username);

  test("with a profile loads everything", async () => {
    const signin = server({ profile: true });
    const { enter, useUserStore } = await start();
    await enter();
    expect(signin).not.toHaveBeenCalled();
    expect(useUserStore.getState().userData?.id).toBe("user-1");
    expect(useUserStore.getState().lastFetch.formats).not.toBeNull();
    expect(await isSuggested()).toBe(false);
  });

  test("deletes what another user of this device has left, and goes on where that fails", async () => {
    const logged = quiet();
    const deleted = vi.fn(async () => true);
    vi.stubGlobal("caches", { delete: deleted });
    server({ profile: true });
    const { enter } = await start();
    await enter();
    expect(deleted).toHaveBeenCalledWith("seen-pages");
    expect(logged).not.toHaveBeenCalled();
    deleted.mockRejectedValue(new DOMException("closed"));
    expect(await enter()).toBe(true);
    expect(logged).toHaveBeenCalled();
  });

  test("for the first time makes the profile with the name typed at sign-up, and asks about its username", async () => {
    const signin = server({ profile: false });
    const { enter, keepFirstname } = await start();
    keepFirstname("Ada");
    await enter();
    expect(signin).toHaveBeenCalledWith({ fcmToken: null, locale: "en", firstname: "Ada" });
    expect(JSON.stringify(localStorage)).not.toContain(":firstname");
    expect(await isSuggested()).toBe(true);
  });

  test("for the first time on another device takes the name from the account", async () => {
    const signin = server({ profile: false });
    const { enter } = await start();
    await enter();
    expect(signin.mock.lastCall?.[0]).toMatchObject({ firstname: "From sign-up" });
  });

  test("with a name that the server refuses leads to the question for another", async () => {
    server({ profile: false });
    network.use(
      http.post(api("/auth/signin"), () => refusal(422, 14, { fields: { firstname: "unseen" } })),
    );
    const { enter, keepFirstname } = await start();
    keepFirstname("\u3164");
    expect(await enter()).toBe(false);
    expect(JSON.stringify(localStorage)).not.toContain("draft:firstname");
  });

  test("unverified is asked to verify first", async () => {
    const { enter, went, useUserStore } = await start({
      idToken: idToken({ email_verified: false }),
    });
    history.replaceState(null, "", "/login?redirect=/decks");
    await enter();
    expect(went).toHaveBeenCalledWith("/verify-email?redirect=%2Fdecks", undefined);
    expect(useUserStore.getState().unverified).toBe(true);
  });
});
