import { cleanup, fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ComponentType } from "react";
import { describe, expect, test, vi } from "vitest";
import { LiveServer, tableId } from "../../../tests/live";
import { api, idToken, network, refusal, storeSession, tokenUrl } from "../../../tests/network";
import { offlineTable } from "../../../tests/offline-table";
import { freshDatabase, waitingOf } from "../../../tests/outbox";

freshDatabase();

async function open(state: unknown = { signOut: true }, Page?: ComponentType) {
  const [{ show }, { default: Logout }, { startSession }, { authMessages }] = await Promise.all([
    import("../../../tests/render"),
    import("./logout"),
    import("~/lib/session/start"),
    import("~/components/auth/messages"),
    import("./ask-about-unsent"),
  ]);
  await authMessages.load("en");
  startSession();
  await show("/logout", Page ?? Logout, "/logout", state);
}
const done = () => screen.findByText("You’re signed out");
const signedIn = () => localStorage.getItem("identity") !== null;

describe("signing out", () => {
  test("asks first unless it was pressed in the app: any site can link to this page", async () => {
    for (const state of [null, "a state of another kind"]) {
      storeSession();
      const ended = vi.fn(() => HttpResponse.json({}));
      network.use(http.delete(api("/user/sessions/current"), ended));
      await open(state);
      await screen.findByRole("heading", { name: "Sign out?" });
      const stay = screen.getByRole("link", { name: "Stay signed in" });
      expect(stay.getAttribute("href")).toBe("/dashboard");
      expect(ended).not.toHaveBeenCalled();
      expect(signedIn()).toBe(true);
      fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
      await done();
      expect(ended).toHaveBeenCalledOnce();
      expect(signedIn()).toBe(false);
      cleanup();
    }
  });

  test("stays as it ended when the page is opened again in place, as by the language switch", async () => {
    storeSession();
    network.use(http.delete(api("/user/sessions/current"), () => HttpResponse.json({})));
    const [{ default: Logout }, { Link }] = await Promise.all([
      import("./logout"),
      import("react-router"),
    ]);
    const withLink = () => (
      <>
        <Logout />
        <Link to="/logout">again</Link>
      </>
    );
    await open({ signOut: true }, withLink);
    await done();
    fireEvent.click(screen.getByText("again"));
    expect(await screen.findByText("You’re signed out")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Sign out?" })).toBeNull();
  });

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

  test("does not end a session after a renewal that took too long", async () => {
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

  test("clears pending proofs for the next user", async () => {
    localStorage.setItem("provider-pending", "{}");
    await open();
    await done();
    expect(localStorage.getItem("provider-pending")).toBeNull();
  });

  describe("with games that are not sent yet", () => {
    const me = { id: "u1", firstname: "Ada", lastname: null, username: "ada", picture: null };
    const game = (id: string) => ({
      kind: "game" as const,
      body: { id, formatId: "f", seats: [] },
      names: [],
    });

    async function leave() {
      storeSession();
      const { addEntry } = await import("~/lib/outbox/storage");
      await addEntry(game("g1"), { userId: "u1", attempted: false });
      await addEntry(game("g2"), { userId: "somebody else", attempted: false });
      localStorage.setItem("draft:u1:record", "{}");
      localStorage.setItem("draft:u2:record", "{}");
      network.use(http.delete(api("/user/sessions/current"), () => HttpResponse.json({})));
      const { useUserStore } = await import("~/lib/user/store");
      useUserStore.setState({ userData: me });
      await open();
    }
    const press = async (name: string) =>
      fireEvent.click(await screen.findByRole("button", { name }));
    const cannotSend = () => network.use(http.post(api("/game"), () => HttpResponse.error()));
    const takesGames = () => {
      const sent: unknown[] = [];
      network.use(
        http.post(api("/game"), async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json({ game: {} }, { status: 201 });
        }),
      );
      return sent;
    };

    test("sends them first, and then asks nothing", async () => {
      const sent = takesGames();
      await leave();
      await done();
      expect(screen.getByText(/Your data is no longer on this device/)).toBeTruthy();
      expect(sent).toMatchObject([{ id: "g1" }]);
      expect(await waitingOf("u1")).toEqual([]);
      expect(await waitingOf("somebody else")).toHaveLength(1);
      expect(localStorage.getItem("draft:u1:record")).toBeNull();
      expect(localStorage.getItem("draft:u2:record")).not.toBeNull();
    });

    test("asks where they cannot be sent, and is signed in until there is an answer", async () => {
      cannotSend();
      await leave();
      expect(await screen.findByText("1 game waits to be sent")).toBeTruthy();
      expect(signedIn()).toBe(true);
      const stay = screen.getByRole("link", { name: "Stay signed in" });
      expect(stay.getAttribute("href")).toBe("/waiting");
      const sent = takesGames();
      await press("Send now and sign out");
      await done();
      expect(sent).toHaveLength(1);
      expect(signedIn()).toBe(false);
    });

    test("keeps them for the same account if that is wanted", async () => {
      cannotSend();
      await leave();
      await press("Keep on this device and sign out");
      expect(await screen.findByText(/What you did offline hasn’t been sent yet/)).toBeTruthy();
      expect(signedIn()).toBe(false);
      expect(await waitingOf("u1")).toHaveLength(1);
    });

    test("deletes them if that is wanted, and nobody else's", async () => {
      cannotSend();
      await leave();
      await press("Delete and sign out");
      expect(await screen.findByText(/Your data is no longer on this device/)).toBeTruthy();
      expect(await waitingOf("u1")).toEqual([]);
      expect(await waitingOf("somebody else")).toHaveLength(1);
    });
  });

  test("sends what waits at tables first, and asks where that cannot be sent", async () => {
    storeSession();
    network.use(http.delete(api("/user/sessions/current"), () => HttpResponse.json({})));
    const { tableStorage } = await import("~/live/storage");
    const command = { type: "life", seat: 1, delta: -1 } as const;
    const add = (id: string) => tableStorage("uid-1", tableId).add({ id, command, at: 1 });
    await add("c1");
    const server = new LiveServer();
    server.refusals.push("unavailable");
    await open();
    expect(await screen.findByText("1 tap at a live table waits to be sent")).toBeTruthy();
    const stay = screen.getByRole("link", { name: "Stay signed in" });
    expect(stay.getAttribute("href")).toBe("/waiting");
    fireEvent.click(await screen.findByRole("button", { name: "Send now and sign out" }));
    await done();
    expect(server.life()).toBe(39);
    expect(signedIn()).toBe(false);
  });

  test("says what was refused, and does not offer to send that again", async () => {
    storeSession();
    network.use(http.delete(api("/user/sessions/current"), () => HttpResponse.json({})));
    const { tableStorage } = await import("~/live/storage");
    const command = { type: "life", seat: 1, delta: -1 } as const;
    await tableStorage("uid-1", tableId).add({ id: "c1", command, at: 1, refused: "finished" });
    await open();
    expect(await screen.findByText("1 change was refused by the server")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send now and sign out" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Delete and sign out" }));
    await done();
  });

  test("uploads tables that only this device has", async () => {
    storeSession();
    network.use(http.delete(api("/user/sessions/current"), () => HttpResponse.json({})));
    const { keepTable } = await import("~/live/offline/storage");
    await keepTable("uid-1", offlineTable());
    const server = new LiveServer();
    await open();
    await done();
    expect(server.uploads).toHaveLength(1);
  });

  test("makes no request when signed out", async () => {
    await open();
    await done();
    expect(screen.queryByText(/Your data is no longer/)).toBeNull();
  });
});
