import { createHmac } from "node:crypto";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { freshModules } from "../../../tests/fresh";
import { api, network, refusal } from "../../../tests/network";

freshModules();

const signedIn = {
  token: "id-token",
  googleToken: "google",
  appleToken: "apple",
  userId: "user-1",
};

async function connected(credentials = signedIn) {
  const [{ connectApi }, calls, account, { ApiError }] = await Promise.all([
    import("./request"),
    import("./calls"),
    import("./account"),
    import("./errors"),
  ]);
  const unauthorised = vi.fn();
  connectApi({ credentials: async () => credentials, unauthorised });
  return { calls: { ...calls, ...account }, unauthorised, ApiError };
}

/** Answers with each in turn and keeps what was asked. */
function answers(path: string, ...given: (() => Response)[]) {
  const asked: Request[] = [];
  network.use(
    http.all(api(path), ({ request }) => {
      asked.push(request);
      return given[Math.min(asked.length, given.length) - 1]?.();
    }),
  );
  return asked;
}

const user = () => HttpResponse.json({ user: { id: "user-1" } });

describe("a call", () => {
  test("carries key, timestamp, signature, device, language and who calls", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    history.replaceState(null, "", "/fr/profile");
    const [asked, { calls }] = [answers("/user", user), await connected()];
    await calls.getUser();
    const headers = Object.fromEntries(asked[0]?.headers ?? []);
    expect(headers).toMatchObject({
      "x-api-key": "public-key",
      "x-device": "web",
      "accept-language": "fr",
      authorization: "Bearer id-token",
      "x-google-token": "google",
      "x-apple-token": "apple",
      "x-user-id": "user-1",
    });
    const timestamp = headers["x-timestamp"] ?? "";
    expect(Number(timestamp)).toBe(Date.now());
    expect(headers["x-signature"]).toBe(
      createHmac("sha256", "web-key").update(timestamp).digest("hex"),
    );
  });

  test("for formats says nothing about who calls", async () => {
    const asked = answers("/formats", () => HttpResponse.json({ formats: [] }));
    const { calls } = await connected();
    await calls.getFormats();
    const names = [...(asked[0]?.headers.keys() ?? [])];
    for (const name of ["authorization", "x-google-token", "x-apple-token", "x-user-id"]) {
      expect(names).not.toContain(name);
    }
    expect(names).toContain("x-signature");
  });

  test("sends its payload by the contract's names", async () => {
    const asked = answers("/auth/signin", () =>
      HttpResponse.json({ token: "t", user: { id: "1" } }, { status: 201 }),
    );
    const { calls } = await connected();
    const { token } = await calls.signin("fr", "Ada");
    expect(token).toBe("t");
    expect(await asked[0]?.json()).toEqual({ fcmToken: null, locale: "fr", firstname: "Ada" });
  });

  test.each([21, 22])(
    "refused with %i sets the clock by the answer and is sent once more",
    async (code) => {
      vi.useFakeTimers({ now: new Date("2026-11-15T20:00:00Z"), toFake: ["Date"] });
      const aDayAhead = Date.now() + 86_400_000;
      const refused = () =>
        HttpResponse.json(
          { code, error: "stale_timestamp", message: "m", fields: null },
          { status: 400, headers: { Date: new Date(aDayAhead).toUTCString() } },
        );
      const asked = answers("/user", refused, user);
      const { calls, unauthorised } = await connected();
      await calls.getUser();
      expect(asked).toHaveLength(2);
      expect(Number(asked[1]?.headers.get("x-timestamp"))).toBe(aDayAhead);
      expect(unauthorised).not.toHaveBeenCalled();
    },
  );

  /** An answer of a server whose clock is so many minutes from ours. */
  const userAt = (minutes: number) => () =>
    HttpResponse.json(
      { user: { id: "user-1" } },
      { headers: { Date: new Date(Date.now() + minutes * 60_000).toUTCString() } },
    );

  test.each([-1440, -10, 10, 1440])(
    "that was taken sets the clock too: %i minutes",
    async (minutes) => {
      vi.useFakeTimers({ now: new Date("2026-11-15T20:00:00Z"), toFake: ["Date"] });
      answers("/user", userAt(minutes));
      const [{ calls }, { serverNow }] = await Promise.all([connected(), import("./clock")]);
      await calls.getUser();
      expect(serverNow()).toBe(Date.now() + minutes * 60_000);
    },
  );

  test("leaves a clock alone that is right as far as the answer can tell", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-15T20:00:00.900Z"), toFake: ["Date"] });
    const { correctClock, serverNow } = await import("./clock");
    const asked = Date.now();
    const date = new Date(asked).toUTCString();
    correctClock(date, asked);
    expect(serverNow()).toBe(Date.now());
    // The device slept before it looked at the answer.
    vi.setSystemTime(asked + 3_600_000);
    correctClock(date, asked);
    expect(serverNow()).toBe(Date.now());
    for (const nothing of [null, "", "soon"]) correctClock(nothing, asked);
    expect(serverNow()).toBe(Date.now());
    // A server clock that was set back, and forward again.
    correctClock(new Date(Date.now() - 3_600_000).toUTCString(), Date.now());
    expect(serverNow()).toBe(asked - 900);
    correctClock(new Date(Date.now()).toUTCString(), Date.now());
    expect(serverNow()).toBe(Date.now() - 900);
  });

  describe("on a device whose clock is set while the page is open", () => {
    const minute = 60_000;

    /** A page that has just heard from the server, which is ten minutes ahead. */
    async function heard() {
      vi.useFakeTimers({ now: new Date("2026-11-15T20:00:00Z"), toFake: ["Date", "performance"] });
      const clock = await import("./clock");
      const there = Date.now() + 10 * minute;
      clock.correctClock(new Date(there).toUTCString(), Date.now());
      return { ...clock, there };
    }

    test("times go on as if it had not been set back", async () => {
      const { serverNow, there } = await heard();
      vi.advanceTimersByTime(minute);
      expect(serverNow()).toBe(there + minute);
      vi.setSystemTime(Date.now() - 60 * minute);
      expect(serverNow()).toBe(there + minute);
      vi.advanceTimersByTime(minute);
      expect(serverNow()).toBe(there + 2 * minute);
      vi.setSystemTime(Date.now() - 30 * minute);
      expect(serverNow()).toBe(there + 2 * minute);
    });

    test("it is noticed also where the device slept before, and the page was looked at in between", async () => {
      const { followClock, serverNow, there } = await heard();
      // Asleep, its timer stands still.
      vi.setSystemTime(Date.now() + 120 * minute);
      expect(serverNow()).toBe(there + 120 * minute);
      vi.setSystemTime(Date.now() + 120 * minute);
      followClock();
      vi.setSystemTime(Date.now() - 60 * minute);
      expect(serverNow()).toBe(there + 240 * minute);
    });

    test("it is believed until an answer corrects it", async () => {
      vi.useFakeTimers({ now: new Date("2026-11-15T20:00:00Z"), toFake: ["Date", "performance"] });
      const { serverNow } = await import("./clock");
      vi.setSystemTime(Date.now() - 60 * minute);
      expect(serverNow()).toBe(Date.now());
    });
  });

  test("is sent no third time", async () => {
    const asked = answers("/user", () => refusal(400, 22));
    const { calls } = await connected();
    await expect(calls.getUser()).rejects.toMatchObject({ code: 22 });
    expect(asked).toHaveLength(2);
  });

  test.each([
    [400, 20],
    [400, 21],
    [400, 22],
    [400, 23],
    [403, 55],
  ])("refused with %i code %i ends no session", async (status, code) => {
    answers("/user", () => refusal(status, code));
    const { calls, unauthorised } = await connected();
    await expect(calls.getUser()).rejects.toMatchObject({ status, code });
    expect(unauthorised).not.toHaveBeenCalled();
  });

  test.each([20, 23, 50, 51, 52, 54])("refused with 401 code %i ends the session", async (code) => {
    answers("/user", () => refusal(401, code));
    const { calls, unauthorised } = await connected();
    await expect(calls.getUser()).rejects.toThrow();
    expect(unauthorised.mock.lastCall?.[0]).toMatchObject({ endsSession: true });
  });

  test("refused with 401 code 53 asks to verify the email", async () => {
    answers("/user", () => refusal(401, 53));
    const { calls, unauthorised } = await connected();
    await expect(calls.getUser()).rejects.toThrow();
    expect(unauthorised.mock.lastCall?.[0]).toMatchObject({
      asksForVerification: true,
      endsSession: false,
    });
  });

  test("reports which fields are wrong", async () => {
    answers("/user/username", () => refusal(422, 14, { fields: { username: "taken" } }));
    const { calls, ApiError } = await connected();
    const error = await calls.putUsername("ada").catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error.fields).toEqual({ username: "taken" });
  });

  test("a picture is sent as a form and reports its progress", async () => {
    let sent: FormDataEntryValue | null = null;
    network.use(
      http.post(api("/user/picture"), async ({ request }) => {
        sent = (await request.formData()).get("picture");
        return user();
      }),
    );
    const { calls } = await connected();
    const onProgress = vi.fn();
    const body = await calls.postPicture(new Blob(["x".repeat(1000)]), onProgress);
    expect(body.user.id).toBe("user-1");
    expect(sent).not.toBeNull();
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });
});
