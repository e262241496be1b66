import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PushState } from "~/lib/api/push";
import { freshModules } from "../../../tests/fresh";
import { api, config, network, origin, refusal, storeSession } from "../../../tests/network";
import { open, withDialogs } from "../../../tests/open";
import { key, withoutPush, withPush } from "../../../tests/push";

freshModules();
beforeEach(withDialogs);
beforeEach(() => storeSession());
afterEach(withoutPush);

/** The server, which keeps what it is told. */
function server(push: Partial<PushState> = {}) {
  const state = { key, kinds: [], endpoint: null, locale: null, ...push } as PushState;
  const calls: unknown[] = [];
  network.use(
    http.get(api("/user/push"), () => HttpResponse.json({ push: state })),
    http.put(api("/user/push"), async ({ request }) => {
      const { keys, ...body } = (await request.json()) as PushState & { keys: object };
      calls.push({ ...body, keys });
      Object.assign(state, body);
      return HttpResponse.json({ push: state });
    }),
    http.delete(api("/user/push"), () => {
      calls.push("delete");
      return HttpResponse.json({});
    }),
  );
  return calls;
}

async function show(address = "/profile") {
  const [{ Push }, { messagesLoader }, { profileMessages, pushMessages }] = await Promise.all([
    import("./push"),
    import("~/lib/i18n"),
    import("./messages"),
  ]);
  const clientLoader = messagesLoader(profileMessages, pushMessages);
  await open(async () => ({ default: Push, clientLoader }), address, address);
}

const toggle = (name: RegExp) => screen.findByRole<HTMLInputElement>("switch", { name });
const on = () =>
  screen
    .getAllByRole<HTMLInputElement>("switch")
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent);

/** What is said when a switch goes back by itself. */
async function refusedWith(): Promise<string | undefined> {
  const { useToasts } = await import("~/ui/toast-store");
  await show();
  fireEvent.click(await toggle(/playgroup/));
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  expect(on()).toEqual([]);
  return useToasts.getState().toasts[0]?.message;
}

describe("notifications", () => {
  test("are off, and the browser asks only once something is turned on", async () => {
    const calls = server();
    const { state } = withPush();
    await show();
    await toggle(/seat for you/);
    expect(on()).toEqual([]);
    expect(state.asked).toBe(0);
    fireEvent.click(await toggle(/seat for you/));
    expect(await screen.findByText("Saved")).toBeTruthy();
    expect(state.asked).toBe(1);
    expect(on()).toEqual(["Someone opens a live table with a seat for you"]);
    const keys = { p256dh: "public", auth: "secret" };
    const endpoint = "https://push.test/1";
    expect(calls).toEqual([{ endpoint, keys, kinds: ["table"], locale: "en" }]);

    // The same subscription gets another kind, in French where the page is.
    fireEvent.click(await toggle(/you played in/));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]).toEqual({ endpoint, keys, kinds: ["table", "game"], locale: "en" });
  });

  test("end with the last that is turned off", async () => {
    const calls = server({ kinds: ["friend"], endpoint: "https://push.test/1", locale: "fr" });
    const { state } = withPush({ permission: "granted", subscribed: key });
    await show("/fr/profile");
    fireEvent.click(await toggle(/demande d’ami/));
    expect(await screen.findByText("Enregistré")).toBeTruthy();
    expect(calls).toEqual(["delete"]);
    expect(state.subscription).toBeNull();
    expect(on()).toEqual([]);
  });

  test("are subscribed anew where the server has another key", async () => {
    const calls = server();
    withPush({ subscribed: Buffer.alloc(65, 9).toString("base64url") });
    await show();
    fireEvent.click(await toggle(/friend request/));
    await screen.findByText("Saved");
    expect(calls).toMatchObject([{ endpoint: "https://push.test/2", kinds: ["friend"] }]);
  });

  test("are off where the browser has dropped the subscription", async () => {
    server({ kinds: ["friend"], endpoint: "https://push.test/1", locale: "en" });
    withPush({ permission: "granted" });
    await show();
    await toggle(/friend request/);
    expect(on()).toEqual([]);
  });

  test("that the person refuses stay off, and the page says what to do", async () => {
    const calls = server();
    withPush({ answers: "denied" });
    await show();
    fireEvent.click(await toggle(/playgroup/));
    expect(await screen.findByText("Notifications are blocked")).toBeTruthy();
    expect(screen.queryByRole("switch")).toBeNull();
    expect(calls).toEqual([]);
  });

  test("stay off where the browser only closes its question", async () => {
    server();
    const { state } = withPush({ answers: "default" });
    await show();
    fireEvent.click(await toggle(/playgroup/));
    await waitFor(() => expect(on()).toEqual([]));
    expect(state.asked).toBe(1);
  });

  test("stay off where the push service is away", async () => {
    server();
    withPush({ away: true });
    expect(await refusedWith()).toMatch(/couldn’t be turned on/);
  });

  test("stay off where the server refuses", async () => {
    server();
    network.use(http.put(api("/user/push"), () => refusal(422, 14)));
    withPush();
    expect(await refusedWith()).toBe("message 14");
  });
});

describe("where there can be none, the page says why", () => {
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15";

  test("turned off by the operator", async () => {
    server({ key: null });
    withPush();
    await show();
    expect(await screen.findByText("Notifications are turned off on this server.")).toBeTruthy();
    expect(screen.queryByRole("switch")).toBeNull();
  });

  test("without a service worker", async () => {
    server();
    network.use(
      http.get(`${origin}/config.json`, () =>
        HttpResponse.json({ ...config, serviceWorker: false }),
      ),
    );
    withPush();
    await show();
    expect(await screen.findByText("Notifications are turned off on this server.")).toBeTruthy();
  });

  test("a browser without push", async () => {
    server();
    await show();
    expect(await screen.findByText("This browser can’t show notifications")).toBeTruthy();
  });

  test("an iPhone before the app is installed", async () => {
    server();
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(phone);
    await show("/fr/profile");
    expect(await screen.findByText("Installe d’abord l’appli")).toBeTruthy();
  });

  test("blocked before", async () => {
    server();
    withPush({ permission: "denied" });
    await show();
    expect(await screen.findByText("Notifications are blocked")).toBeTruthy();
  });
});
