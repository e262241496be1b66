import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { freshModules } from "../../../../tests/fresh";
import {
  accounts,
  api,
  config,
  idToken,
  network,
  origin,
  refusal,
} from "../../../../tests/network";
import { open as openPage } from "../../../../tests/open";

freshModules();

const me = { id: "1", firstname: "Ada", lastname: null, username: "ada", picture: null };
const projects = `${origin}/identitytoolkit.googleapis.com/v1/projects`;
const address = "https://provider.test/?client_id=c&redirect_uri=r&state=s1";
const newcomer = (profile: object | null, displayName?: string) => {
  const named = vi.fn();
  network.use(
    http.post(api("/auth/login"), () => HttpResponse.json({ token: "t", user: profile })),
    http.post(accounts("lookup"), () => HttpResponse.json({ users: [{ displayName }] })),
    http.post(api("/auth/signin"), async ({ request }) => {
      named(await request.json());
      return HttpResponse.json({ token: "t", user: me }, { status: 201 });
    }),
    http.get(api("/user"), () => HttpResponse.json({ user: me })),
    http.get(api("/user/playgroups"), () => HttpResponse.json({ playgroups: [] })),
    http.get(api("/user/decks"), () => HttpResponse.json({ decks: [] })),
    http.get(api("/user/friends"), () => HttpResponse.json({ friends: [] })),
    http.get(api("/formats"), () => HttpResponse.json({ formats: [] })),
  );
  return named;
};

function server(providers = { google: true, apple: true }) {
  network.use(
    http.get(`${origin}/config.json`, () => HttpResponse.json({ ...config, providers })),
    http.get(projects, () => HttpResponse.json({ authorizedDomains: ["podium.test"] })),
    http.post(api("/auth/begin"), () => HttpResponse.json({ address, state: "s1", nonce: "n1" })),
    http.post(api("/auth/exchange"), () =>
      HttpResponse.json({ token: idToken(), email: null, name: null, verify: null }),
    ),
    http.post(accounts("signInWithIdp"), () =>
      HttpResponse.json({ idToken: idToken(), refreshToken: "r", expiresIn: "3600" }),
    ),
  );
}

const open = (address = "/login") =>
  openPage(() => import("../login"), address, address.split("?")[0] ?? "", { signedIn: false });
const google = () => screen.getByRole("button", { name: "Continue with Google" });

/** A window as the page that opened it sees it. */
const windowOf = () => ({ closed: false, close: vi.fn(), location: { replace: vi.fn() } });
let opened: ReturnType<typeof windowOf>;
beforeEach(() => {
  opened = windowOf();
  vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
});

/** What the way back says to whoever waits for it. */
async function answer(text: object) {
  const { handOver } = await import("~/lib/identity/provider-window");
  return handOver({ state: "s1", ...text });
}
const arrived = () => waitFor(() => expect(opened.location.replace).toHaveBeenCalled());

describe("signing in with a provider", () => {
  test("there is a button for each that is on, on both sides", async () => {
    server({ google: true, apple: false });
    await open("/login?mode=signup");
    expect(google()).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Apple/ })).toBeNull();
    cleanup();
    vi.resetModules();
    server({ google: false, apple: false });
    await open("/login");
    expect(screen.queryByRole("button", { name: /Continue with/ })).toBeNull();
  });

  test("opens a window at the press, sends it there, and goes on with its answer", async () => {
    server();
    newcomer(me);
    const store = await open();
    fireEvent.click(google());
    expect(window.open).toHaveBeenCalledOnce();
    await arrived();
    expect(opened.location.replace).toHaveBeenCalledWith(address);
    expect(await answer({ code: "c" })).toBe(true);
    await waitFor(() => expect(store.getState().userData?.id).toBe("1"));
    expect(store.getState().googleToken).toBeTruthy();
  });

  test("a blocked window is reported, with a way to continue here", async () => {
    server();
    vi.mocked(window.open).mockReturnValue(null);
    await open();
    // Awaited, so that the words that are fetched for it come.
    await act(async () => fireEvent.click(google()));
    expect(await screen.findByText(/blocked the Google window/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Continue in this window" })).toBeTruthy();
  });

  test("a closed window is reported, and a late answer still counts", async () => {
    server();
    newcomer(me);
    const store = await open();
    fireEvent.click(google());
    await arrived();
    opened.closed = true;
    expect(await screen.findByText(/was closed before you finished/)).toBeTruthy();
    expect(await answer({ code: "c" })).toBe(true);
    await waitFor(() => expect(store.getState().userData?.id).toBe("1"));
  });

  test("a domain that is not authorised is named, and the window is closed", async () => {
    server();
    network.use(http.get(projects, () => HttpResponse.json({ authorizedDomains: ["other.test"] })));
    await open();
    fireEvent.click(google());
    expect(await screen.findByText(/sign-in isn’t allowed at podium\.test/)).toBeTruthy();
    expect(opened.close).toHaveBeenCalled();
  });

  test("a lost connection is reported and retried", async () => {
    server();
    network.use(http.post(api("/auth/begin"), () => HttpResponse.error(), { once: true }));
    await open();
    fireEvent.click(google());
    expect(await screen.findByText(/Can’t reach this server or Google/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await arrived();
  });

  test("a refusal at the provider is reported", async () => {
    server();
    await open();
    fireEvent.click(google());
    await arrived();
    await answer({ error: "access_denied" });
    expect(await screen.findByText(/You canceled at Google/)).toBeTruthy();
  });

  test("after a refusal there the next press goes on", async () => {
    server();
    newcomer(me);
    const store = await open();
    fireEvent.click(google());
    await arrived();
    await answer({ error: "access_denied" });
    await screen.findByText(/You canceled at Google/);
    vi.mocked(opened.location.replace).mockClear();
    fireEvent.click(google());
    await arrived();
    await answer({ code: "c" });
    await waitFor(() => expect(store.getState().userData?.id).toBe("1"));
  });

  test("a provider that was away while its answer was traded is asked again at a press", async () => {
    server();
    newcomer(me);
    network.use(http.post(api("/auth/exchange"), () => refusal(503, 88), { once: true }));
    const store = await open();
    fireEvent.click(google());
    await arrived();
    await answer({ code: "c" });
    expect(await screen.findByText(/Can’t reach this server or Google/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(store.getState().userData?.id).toBe("1"));
  });

  test("a newcomer without a name is asked for it once", async () => {
    server();
    const named = newcomer(null);
    const store = await open();
    fireEvent.click(screen.getByRole("button", { name: "Continue with Apple" }));
    await arrived();
    await answer({ code: "c" });
    fireEvent.change(await screen.findByLabelText("First name"), { target: { value: " Ada " } });
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(store.getState().userData?.id).toBe("1"));
    expect(named).toHaveBeenCalledWith({ fcmToken: null, locale: "en", firstname: "Ada" });
  });
});

describe("Apple's button", () => {
  const radius = async (cornerRadius?: number) => {
    const { AppleButton } = await import("~/components/providers/provider-button");
    render(<AppleButton cornerRadius={cornerRadius}>Apple</AppleButton>);
    const shown = screen.getByRole("button").style.borderRadius;
    cleanup();
    return shown;
  };
  test("has a corner radius of 15, or one from 0 to 50", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await radius()).toBe("15px");
    expect(await radius(0)).toMatch(/^0(px)?$/);
    expect(await radius(50)).toBe("50px");
    expect(logged).not.toHaveBeenCalled();
  });
  test("with any other logs an error and takes the nearest", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await radius(51)).toBe("50px");
    expect(await radius(-1)).toMatch(/^0(px)?$/);
    expect(logged).toHaveBeenCalledTimes(2);
  });
});
