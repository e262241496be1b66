import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Session } from "~/lib/api/types";
import { freshModules } from "../../../tests/fresh";
import { api, config, network, origin, refusal, storeSession } from "../../../tests/network";
import { open, withDialogs } from "../../../tests/open";

freshModules();

beforeEach(withDialogs);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-15T20:05:00Z"), toFake: ["Date"] });
  storeSession();
});

const session = (id: string, more: Partial<Session> = {}): Session => ({
  id,
  current: false,
  browser: "Firefox",
  system: "Windows",
  by: "password",
  signedInAt: "2026-11-01T10:00:00Z",
  lastUsed: "2026-11-15T20:00:00Z",
  ...more,
});

/** The server with these sessions, and which of them were ended. */
function server(sessions: Session[]) {
  const state = { sessions, ended: [] as string[] };
  network.use(
    http.get(api("/user/sessions"), () => HttpResponse.json({ sessions: state.sessions })),
    http.delete(api("/user/sessions/:id"), ({ params }) => {
      const known = state.sessions.some(({ id }) => id === params.id);
      state.ended.push(String(params.id));
      state.sessions = state.sessions.filter(({ id }) => id !== params.id);
      return known ? HttpResponse.json({}) : refusal(404, 40);
    }),
  );
  return state;
}

async function show() {
  const [{ Devices }, { messagesLoader }, messages, { authMessages }] = await Promise.all([
    import("./devices"),
    import("~/lib/i18n"),
    import("./messages"),
    import("~/components/auth/messages"),
  ]);
  const clientLoader = messagesLoader(
    messages.signInMessages,
    messages.profileMessages,
    authMessages,
  );
  await open(async () => ({ default: Devices, clientLoader }), "/profile", "/profile");
}
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

const phone = session("phone", { browser: "Chrome", system: "Android", by: "google" });
const odd = session("odd", { browser: null, system: null, by: "link" });
const here = session("here", { current: true, by: "apple" });

describe("devices", () => {
  test("are distinguished, this one first", async () => {
    server([phone, odd, here]);
    await show();
    await screen.findByText("This device");
    expect(rows()).toEqual([
      "Firefox on WindowsThis deviceWith Apple · in use now",
      "Chrome on AndroidWith Google · used 5 minutes agoSign out",
      "Unknown deviceWith an emailed link · used 5 minutes agoSign out",
    ]);
  });

  test("one is signed out after a question", async () => {
    const state = server([here, phone]);
    await show();
    await press("Sign out: Chrome on Android");
    expect(document.activeElement?.textContent).toBe("Cancel");
    expect(state.ended).toEqual([]);
    fireEvent.click(screen.getAllByRole("button", { name: "Sign out" }).at(-1) as HTMLElement);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(state.ended).toEqual(["phone"]);
  });

  test("a session that has already ended counts as signed out", async () => {
    const state = server([here, phone]);
    await show();
    await press("Sign out: Chrome on Android");
    state.sessions = [here];
    fireEvent.click(screen.getAllByRole("button", { name: "Sign out" }).at(-1) as HTMLElement);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("all others go at once", async () => {
    const state = server([here, phone, odd]);
    await show();
    await press("Sign out other devices");
    await screen.findByText(/Sign out the 2 other devices/);
    fireEvent.click(
      screen.getAllByRole("button", { name: "Sign out other devices" }).at(-1) as HTMLElement,
    );
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(state.ended).toEqual(["phone", "odd"]);
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Sign out other devices" })).toBeNull(),
    );
  });

  test("the list follows what happens elsewhere", async () => {
    const state = server([here]);
    await show();
    await screen.findByText("This device");
    state.sessions = [here, phone];
    const { tellChanged } = await import("~/lib/signals/changes");
    act(() => tellChanged(["sessions"]));
    expect(await screen.findByText("Chrome on Android")).toBeTruthy();
  });

  test("are not listed where a hosted project keeps identities", async () => {
    const identity = { ...config.identity, embedded: false };
    network.use(
      http.get(`${origin}/config.json`, () => HttpResponse.json({ ...config, identity })),
    );
    await show();
    expect(await screen.findByText(/Lost a phone\? Sign out everywhere/)).toBeTruthy();
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.getByRole("button", { name: "Sign out everywhere" })).toBeTruthy();
  });
});
