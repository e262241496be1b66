import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { accounts, idToken, network, storeSession, tokenUrl } from "../../../tests/network";

/** Both at once, so that they share one session. */
const identity = async () => ({ ...(await import("./client")), ...(await import("./accounts")) });
const refused = (word: string) => HttpResponse.json({ error: { message: word } }, { status: 400 });

/** Renews as the server does: each refresh token once. */
function renewing() {
  const spent: (string | null)[] = [];
  network.use(
    http.post(tokenUrl, async ({ request }) => {
      const form = new URLSearchParams(await request.text());
      spent.push(form.get("refresh_token"));
      return HttpResponse.json({
        id_token: idToken({ turn: spent.length }),
        refresh_token: `refresh-${spent.length + 1}`,
        expires_in: "3600",
      });
    }),
  );
  return spent;
}

describe("the identity client", () => {
  test("signs in, and says who it is", async () => {
    let asked: unknown;
    network.use(
      http.post(accounts("signInWithPassword"), async ({ request }) => {
        asked = await request.json();
        expect(new URL(request.url).searchParams.get("key")).toBe("identity-key");
        return HttpResponse.json({ idToken: idToken(), refreshToken: "r", expiresIn: "3600" });
      }),
    );
    const { signInWithPassword, currentIdentity } = await identity();
    await signInWithPassword("ada@example.org", "secret");
    expect(asked).toEqual({
      email: "ada@example.org",
      password: "secret",
      returnSecureToken: true,
    });
    expect(currentIdentity()).toMatchObject({
      uid: "uid-1",
      email: "ada@example.org",
      emailVerified: true,
    });
  });

  test("gives the word of a refusal alone", async () => {
    network.use(
      http.post(accounts("signUp"), () => refused("WEAK_PASSWORD : Password should be longer")),
    );
    const { signUp } = await identity();
    await expect(signUp("a@b.c", "x", "Ada")).rejects.toMatchObject({ word: "WEAK_PASSWORD" });
  });

  test("asks for mails in the language of the page, with the way on", async () => {
    history.replaceState(null, "", "/fr/login");
    storeSession();
    let asked: Request | undefined;
    network.use(
      http.post(accounts("sendOobCode"), ({ request }) => {
        asked = request;
        return HttpResponse.json({});
      }),
    );
    await (await identity()).sendVerification("http://podium.test/fr/decks");
    expect(asked?.headers.get("x-firebase-locale")).toBe("fr");
    expect(await asked?.json()).toMatchObject({
      requestType: "VERIFY_EMAIL",
      continueUrl: "http://podium.test/fr/decks",
    });
  });

  test("keeps a fresh token, and renews one that is about to end", async () => {
    const spent = renewing();
    storeSession();
    const { getIdToken } = await identity();
    await getIdToken();
    expect(spent).toEqual([]);
    storeSession({ expiresAt: Date.now() + 10_000 });
    await getIdToken();
    expect(spent).toEqual(["refresh-1"]);
  });

  test("knows when a token ends by the server's clock, whatever is done to the device's", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-15T20:00:00Z"), toFake: ["Date"] });
    const spent = renewing();
    storeSession();
    const [{ getIdToken }, { correctClock }] = await Promise.all([
      identity(),
      import("~/lib/api/clock"),
    ]);
    const anHourOn = new Date(Date.now() + 3_600_000).toUTCString();
    vi.setSystemTime(Date.now() - 86_400_000);
    await getIdToken();
    expect(spent).toEqual([]);
    correctClock(anHourOn, Date.now());
    await getIdToken();
    expect(spent).toEqual(["refresh-1"]);
    // The next test's clock is right.
    vi.useRealTimers();
    correctClock(new Date().toUTCString(), Date.now());
  });

  test("renews once for all who ask at the same time", async () => {
    const spent = renewing();
    storeSession();
    const { getIdToken } = await identity();
    const tokens = await Promise.all([getIdToken(true), getIdToken(true), getIdToken(true)]);
    expect(spent).toEqual(["refresh-1"]);
    expect(new Set(tokens).size).toBe(1);
  });

  test.each(["TOKEN_EXPIRED", "INVALID_REFRESH_TOKEN", "USER_DISABLED", "USER_NOT_FOUND"])(
    "ends the session on %s",
    async (word) => {
      network.use(http.post(tokenUrl, () => refused(word)));
      storeSession();
      const { getIdToken, currentIdentity, onIdentityChange } = await identity();
      const heard = vi.fn();
      onIdentityChange(heard);
      await expect(getIdToken(true)).rejects.toMatchObject({ word });
      expect(currentIdentity()).toBeNull();
      expect(heard).toHaveBeenCalledWith(null);
    },
  );

  test("repeats a renewal whose answer was lost under the same name, and the next under another", async () => {
    const names: (string | null)[] = [];
    storeSession();
    const { getIdToken } = await identity();
    network.use(
      http.post(tokenUrl, ({ request }) => {
        names.push(request.headers.get("idempotency-key"));
        if (names.length === 1) return HttpResponse.error();
        const answer = { id_token: idToken(), refresh_token: `r${names.length}`, expires_in: "1" };
        return HttpResponse.json(answer);
      }),
    );
    await expect(getIdToken(true)).rejects.toMatchObject({ word: "NETWORK" });
    await getIdToken(true);
    await getIdToken(true);
    expect(names[0]).toMatch(/^[\d-]+$/);
    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
  });

  test("keeps the session when the server cannot be reached", async () => {
    network.use(http.post(tokenUrl, () => HttpResponse.error()));
    storeSession();
    const { getIdToken, currentIdentity } = await identity();
    await expect(getIdToken(true)).rejects.toMatchObject({ word: "NETWORK" });
    expect(currentIdentity()).not.toBeNull();
  });

  test("stays signed out when that happened during a renewal", async () => {
    const { getIdToken, endIdentity, currentIdentity } = await identity();
    storeSession();
    network.use(
      http.post(tokenUrl, () => {
        endIdentity();
        return HttpResponse.json({ id_token: idToken(), refresh_token: "r", expires_in: "3600" });
      }),
    );
    expect(await getIdToken(true)).toBeNull();
    expect(currentIdentity()).toBeNull();
  });

  test("hears of other tabs", async () => {
    const { onIdentityChange } = await identity();
    const heard = vi.fn();
    onIdentityChange(heard);
    storeSession();
    dispatchEvent(new StorageEvent("storage", { key: "identity" }));
    expect(heard.mock.lastCall?.[0]).toMatchObject({ uid: "uid-1" });
  });

  test("treats broken storage as signed out", async () => {
    localStorage.setItem("identity", "{not json");
    expect((await identity()).currentIdentity()).toBeNull();
  });
});

describe("an account", () => {
  /** What was asked of one method, answered so. */
  function answering(method: string, answer: object) {
    const asked: unknown[] = [];
    network.use(
      http.post(accounts(method), async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json(answer);
      }),
    );
    return asked;
  }
  const tokens = { idToken: idToken(), refreshToken: "fresh", expiresIn: "3600" };
  const refreshToken = () => JSON.parse(localStorage.getItem("identity") ?? "{}").refreshToken;

  test("says what it is signed into with, each with its address there", async () => {
    storeSession();
    answering("lookup", {
      users: [
        {
          email: "ada@example.org",
          providerUserInfo: [
            { providerId: "password", email: "ada@example.org" },
            { providerId: "apple.com" },
            { providerId: "google.com", email: "ada@gmail.example" },
            { providerId: "constructor.com" },
          ],
        },
      ],
    });
    expect(await (await identity()).linked()).toEqual({
      email: "ada@example.org",
      ways: [
        { way: "password", email: "ada@example.org" },
        { way: "apple", email: null },
        { way: "google", email: "ada@gmail.example" },
      ],
    });
  });

  test("sets a password and stays signed in", async () => {
    storeSession();
    const asked = answering("update", tokens);
    await (await identity()).setPassword("odd walnut choir");
    expect(asked).toMatchObject([{ password: "odd walnut choir", returnSecureToken: true }]);
    expect(refreshToken()).toBe("fresh");
  });

  test("loses a way in, with or without new tokens", async () => {
    storeSession();
    const asked = answering("update", {});
    await (await identity()).removeWay("google");
    expect(asked).toMatchObject([{ deleteProvider: ["google.com"] }]);
    expect(refreshToken()).toBe("refresh-1");
  });

  test("changes its tokens under a lock", async () => {
    storeSession();
    const spent = renewing();
    const { setPassword, getIdToken } = await identity();
    let renewal: Promise<unknown> | undefined;
    network.use(
      http.post(accounts("update"), () => {
        renewal = getIdToken(true);
        return HttpResponse.json(tokens);
      }),
    );
    await setPassword("odd walnut choir");
    expect(await renewal).toBe(tokens.idToken);
    expect(spent).toEqual([]);
    expect(refreshToken()).toBe("fresh");
  });

  test("asks for another address at that address", async () => {
    storeSession();
    const asked = answering("sendOobCode", {});
    await (await identity()).changeEmail("ada@new.example");
    expect(asked).toMatchObject([
      { requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail: "ada@new.example" },
    ]);
  });

  test("is signed into by a mailed link", async () => {
    const sent = answering("sendOobCode", {});
    const used = answering("signInWithEmailLink", tokens);
    const { sendEmailLink, signInWithEmailLink, currentIdentity } = await identity();
    await sendEmailLink("ada@example.org", "/auth/google/verify");
    await signInWithEmailLink("ada@example.org", "code");
    expect(sent).toMatchObject([
      { requestType: "EMAIL_SIGNIN", email: "ada@example.org", continueUrl: "/auth/google/verify" },
    ]);
    expect(used).toEqual([{ email: "ada@example.org", oobCode: "code" }]);
    expect(currentIdentity()?.uid).toBe("uid-1");
  });
});

describe("the lock without the browser's own", () => {
  test("lets one in at a time", async () => {
    const { withLock } = await import("~/lib/lock");
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await Promise.resolve();
      inside -= 1;
    };
    await Promise.all([withLock("l", work), withLock("l", work), withLock("l", work)]);
    expect(most).toBe(1);
    expect(localStorage.getItem("l")).toBeNull();
  });

  test("is not held for ever by a tab that is gone", async () => {
    localStorage.setItem("l", `gone|${Date.now() - 1}`);
    const { withLock } = await import("~/lib/lock");
    expect(await withLock("l", async () => "in")).toBe("in");
  });
});
