import { cleanup, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { api, idToken, network, refusal, storeSession, tokenUrl } from "../../../tests/network";

async function open() {
  const [{ show }, { default: Logout }, { startSession }, { authWords }] = await Promise.all([
    import("../../../tests/render"),
    import("./logout"),
    import("~/lib/session/start"),
    import("~/parts/auth/words"),
  ]);
  await authWords.load("en");
  startSession();
  await show("/logout", Logout);
}
const done = () => screen.findByText("You are signed out");
const signedIn = () => localStorage.getItem("identity") !== null;

describe("signing out", () => {
  test("ends the session at the server, and then here", async () => {
    storeSession();
    const heard: (string | null)[] = [];
    network.use(
      http.delete(api("/user/sessions/current"), ({ request }) => {
        heard.push(request.headers.get("authorization"));
        return HttpResponse.json({});
      }),
    );
    await open();
    await done();
    expect(heard).toEqual([expect.stringMatching(/^Bearer /)]);
    expect(signedIn()).toBe(false);
  });

  test("does so too when the server knows of no session any more, or of no verified email", async () => {
    for (const code of [51, 53]) {
      storeSession();
      network.use(http.delete(api("/user/sessions/current"), () => refusal(401, code)));
      await open();
      await done();
      expect(signedIn()).toBe(false);
      cleanup();
    }
  });

  test("does not wait for a server that does not answer", async () => {
    storeSession();
    let answer = (_: Response) => {};
    network.use(
      http.delete(
        api("/user/sessions/current"),
        () => new Promise<Response>((resolve) => (answer = resolve)),
      ),
    );
    vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
    await open();
    await vi.advanceTimersByTimeAsync(3000);
    await done();
    expect(signedIn()).toBe(false);
    answer(HttpResponse.json({}));
    vi.useRealTimers();
  });

  test("asks for nobody's session when a renewal keeps it waiting for longer than that", async () => {
    storeSession();
    let renew: ((answer: Response) => void) | undefined;
    const asked = vi.fn();
    network.use(
      http.post(tokenUrl, () => new Promise<Response>((resolve) => (renew = resolve))),
      http.delete(api("/user/sessions/current"), () => {
        asked();
        return refusal(401, 50);
      }),
    );
    const { getIdToken } = await import("~/lib/identity/client");
    vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
    const renewal = getIdToken(true);
    await vi.waitFor(() => expect(renew).toBeDefined());
    await open();
    await vi.advanceTimersByTimeAsync(3000);
    await done();
    renew?.(HttpResponse.json({ id_token: idToken(), refresh_token: "r2", expires_in: "3600" }));
    await renewal;
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(localStorage.getItem("identity-refresh")).toBeNull());
    expect(asked).not.toHaveBeenCalled();
    expect(signedIn()).toBe(false);
  });

  test("leaves nothing that waited for proof to whoever comes next", async () => {
    localStorage.setItem("provider-pending", "{}");
    await open();
    await done();
    expect(localStorage.getItem("provider-pending")).toBeNull();
  });

  test("asks nothing of the server when nobody is signed in", async () => {
    await open();
    await done();
  });
});
