import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import type { Begun, Pending } from "~/lib/identity/provider-records";
import { freshModules } from "../../../../tests/fresh";
import { accounts, api, config, idToken, network, origin } from "../../../../tests/network";

freshModules();

const me = { id: "1", firstname: "Ada", lastname: null, username: "ada", picture: null };
const tokens = { idToken: idToken(), refreshToken: "r", expiresIn: "3600" };
const refused = (word: string) => HttpResponse.json({ error: { message: word } }, { status: 400 });

/** Everything goes well, unless a test says otherwise. */
function server() {
  const told: Record<string, unknown>[] = [];
  const providers = { google: true, apple: true };
  network.use(
    http.get(`${origin}/config.json`, () => HttpResponse.json({ ...config, providers })),
    http.post(api("/auth/exchange"), () =>
      HttpResponse.json({ token: idToken(), email: null, name: "Ada", verify: null }),
    ),
    http.post(accounts("signInWithIdp"), async ({ request }) => {
      told.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(tokens);
    }),
    http.post(accounts("signInWithPassword"), () => HttpResponse.json(tokens)),
    http.post(accounts("signInWithEmailLink"), () => HttpResponse.json(tokens)),
    http.post(accounts("sendOobCode"), () => HttpResponse.json({})),
    http.post(api("/auth/login"), () => HttpResponse.json({ token: "t", user: me })),
    http.get(api("/user"), () => HttpResponse.json({ user: me })),
    http.get(api("/user/playgroups"), () => HttpResponse.json({ playgroups: [] })),
    http.get(api("/user/decks"), () => HttpResponse.json({ decks: [] })),
    http.get(api("/user/friends"), () => HttpResponse.json({ friends: [] })),
    http.get(api("/formats"), () => HttpResponse.json({ formats: [] })),
  );
  return told;
}

const pages = {
  callback: () => import("./callback"),
  verify: () => import("./verify"),
  mobile: () => import("./mobile"),
};

async function open(page: keyof typeof pages, address: string, state?: unknown) {
  const [{ show }, { default: Page, clientLoader }, { startSession }] = await Promise.all([
    import("../../../../tests/render"),
    pages[page](),
    import("~/lib/session/start"),
  ]);
  const request = new Request(new URL(address, location.origin));
  await clientLoader({ request } as Parameters<typeof clientLoader>[0]);
  startSession();
  const pattern = new URL(address, location.origin).pathname.replace(/auth\/\w+/, "auth/:provider");
  await show(address, Page, pattern, state);
}
const elsewhere = async () => (await screen.findByTestId("elsewhere")).textContent;

const begun = async (more: Partial<Begun> = {}) =>
  (await import("~/lib/identity/provider-records")).keepBegun({
    provider: "google",
    state: "s1",
    nonce: "n1",
    lang: "en",
    redirect: "/decks",
    purpose: "signin",
    popup: false,
    startedAt: Date.now(),
    ...more,
  });
const waiting = async (more: Partial<Pending> = {}) =>
  (await import("~/lib/identity/provider-records")).keepPending({
    provider: "google",
    token: idToken(),
    nonce: "n1",
    user: null,
    name: null,
    email: "ada@example.org",
    methods: ["password", "link"],
    redirect: "/decks",
    at: Date.now(),
    ...more,
  });

describe("the way back", () => {
  test("finishes and goes on to where the visitor was headed", async () => {
    server();
    await begun();
    await open("callback", "/auth/google/callback", "code=c&state=s1");
    expect(await elsewhere()).toBe("/decks");
  });

  test("in a window of its own it gives the answer to the page that waits, and closes", async () => {
    server();
    const closed = vi.spyOn(window, "close").mockImplementation(() => {});
    await begun({ popup: true });
    const { onAnswer } = await import("~/lib/identity/provider-window");
    const heard = vi.fn();
    onAnswer("s1", heard);
    await open("callback", "/auth/google/callback", "code=c&state=s1");
    await screen.findByText("Done here");
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ code: "c" });
    expect(closed).toHaveBeenCalled();
  });

  test("finishes by itself without an opener", async () => {
    server();
    await begun({ popup: true });
    await open("callback", "/auth/google/callback", "code=c&state=s1");
    expect(await elsewhere()).toBe("/decks");
  });

  test.each([
    ["a state nobody here began with", "code=c&state=foreign"],
    ["another provider's state", "code=c&state=s2"],
    ["nothing at all", undefined],
  ])("%s sends nothing anywhere, and says so with a way on", async (_, brought) => {
    server();
    const asked = vi.fn();
    network.use(http.post(api("/auth/exchange"), asked));
    await begun({ state: "s2", provider: "apple" });
    await open("callback", "/auth/google/callback", brought);
    await screen.findByText(/This sign-in has expired or was already used/);
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to sign in" })).toBeTruthy();
  });

  test("says when a provider is off", async () => {
    server();
    network.use(http.get(`${origin}/config.json`, () => HttpResponse.json(config)));
    await open("callback", "/auth/google/callback", "code=c&state=s1");
    expect(await screen.findByText(/Google sign-in is turned off/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});

describe("proving whose an account is", () => {
  const title = "Is this account yours?";

  test("by password: signs in, joins, goes on", async () => {
    const told = server();
    await waiting();
    await open("verify", "/auth/google/verify");
    await screen.findByText(title);
    fireEvent.change(screen.getByLabelText("Password"), { target: { value: "odd walnut" } });
    fireEvent.click(screen.getByRole("button", { name: "Sign in and link" }));
    expect(await elsewhere()).toBe("/decks");
    expect(told).toHaveLength(1);
    expect(told[0]?.idToken).toBe(tokens.idToken);
    expect(localStorage.getItem("provider-pending")).toBeNull();
  });

  test("a wrong password is reported at its field, and nothing is linked", async () => {
    const told = server();
    network.use(
      http.post(accounts("signInWithPassword"), () => refused("INVALID_LOGIN_CREDENTIALS")),
    );
    await waiting();
    await open("verify", "/auth/google/verify");
    fireEvent.change(await screen.findByLabelText("Password"), { target: { value: "wrong" } });
    fireEvent.click(screen.getByRole("button", { name: "Sign in and link" }));
    await screen.findByText("Wrong email or password. Try again, or reset your password.");
    expect(told).toEqual([]);
    expect(localStorage.getItem("provider-pending")).not.toBeNull();
  });

  test("by a mailed link: asked for once a minute, it joins when confirmed in this browser", async () => {
    server();
    let mail: unknown;
    network.use(
      http.post(accounts("sendOobCode"), async ({ request }) => {
        mail = await request.json();
        return HttpResponse.json({});
      }),
    );
    await waiting();
    await open("verify", "/fr/auth/google/verify");
    fireEvent.click(await screen.findByRole("button", { name: /lien par e-mail/ }));
    await screen.findByText(/Un lien est en route vers ada@example\.org/);
    expect(mail).toMatchObject({
      requestType: "EMAIL_SIGNIN",
      email: "ada@example.org",
      continueUrl: `${origin}/fr/auth/google/verify`,
    });
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /Renvoyer un lien dans/ })).toHaveProperty(
        "disabled",
        true,
      ),
    );
    cleanup();
    const used = vi.fn(() => HttpResponse.json(tokens));
    network.use(http.post(accounts("signInWithEmailLink"), used));
    await open("verify", "/auth/google/verify?mode=signIn&oobCode=code");
    await screen.findByText(/sign in to the account of ada@example.org with Google/);
    expect(used).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Link Google" }));
    expect(await elsewhere()).toBe("/decks");
    expect(used).toHaveBeenCalledOnce();
  });

  test("a link stays in the address until it is used: a reload or a lost connection does not waste it", async () => {
    server();
    network.use(http.post(accounts("signInWithEmailLink"), () => HttpResponse.error()));
    await waiting();
    const address = "/auth/google/verify?mode=signIn&oobCode=code";
    history.replaceState(null, "", address);
    await open("verify", address);
    const press = () => fireEvent.click(screen.getByRole("button", { name: "Link Google" }));
    expect(location.search).toContain("oobCode=code");
    press();
    await screen.findByText(/Can’t reach the server/);
    expect(location.search).toContain("oobCode=code");
    network.use(http.post(accounts("signInWithEmailLink"), () => HttpResponse.json(tokens)));
    press();
    expect(await elsewhere()).toBe("/decks");
    expect(location.search).toBe("");
  });

  test("a link that was used leaves the other ways open", async () => {
    server();
    network.use(http.post(accounts("signInWithEmailLink"), () => refused("INVALID_OOB_CODE")));
    await waiting();
    history.replaceState(null, "", "/auth/google/verify?oobCode=old");
    await open("verify", "/auth/google/verify?oobCode=old");
    fireEvent.click(await screen.findByRole("button", { name: "Link Google" }));
    await screen.findByText(/This link no longer works/);
    expect(screen.getByText(title)).toBeTruthy();
    expect(location.search).toBe("");
  });

  test("after the other provider vouched, what waited is joined", async () => {
    const told = server();
    await waiting({ methods: ["apple", "link"] });
    const { startIdentity } = await import("~/lib/identity/client");
    startIdentity(tokens);
    await open("verify", "/auth/google/verify", { proven: true });
    expect(await elsewhere()).toBe("/decks");
    expect(told).toHaveLength(1);
  });

  test("the other provider is offered where it opens the account", async () => {
    server();
    await waiting({ methods: ["apple", "link"] });
    await open("verify", "/auth/google/verify");
    expect(await screen.findByRole("button", { name: "Confirm with Apple" })).toBeTruthy();
    expect(screen.queryByLabelText("Password")).toBeNull();
  });

  test("proven but not joined: says so, and goes on", async () => {
    server();
    network.use(http.post(accounts("signInWithIdp"), () => refused("MISSING_OR_INVALID_NONCE")));
    await waiting();
    await open("verify", "/auth/google/verify");
    fireEvent.change(await screen.findByLabelText("Password"), { target: { value: "odd walnut" } });
    fireEvent.click(screen.getByRole("button", { name: "Sign in and link" }));
    await screen.findByText("You’re signed in");
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(await elsewhere()).toBe("/decks");
  });

  test("not me: back to sign in, and nothing waits any more", async () => {
    server();
    await waiting();
    await open("verify", "/auth/google/verify");
    fireEvent.click(await screen.findByRole("link", { name: /Not you/ }));
    expect(await elsewhere()).toBe("/login");
    expect(localStorage.getItem("provider-pending")).toBeNull();
  });

  test("what waited too long says so; a link from another browser says where to open it", async () => {
    server();
    await waiting({ at: Date.now() - 61 * 60_000 });
    await open("verify", "/auth/google/verify");
    await screen.findByText(/it took longer than an hour/);
    cleanup();
    await open("verify", "/auth/google/verify?oobCode=code");
    await screen.findByText("Open this link where you started");
  });
});

describe("the app's own sign-in", () => {
  test.each([
    ["callback", undefined, "code=c&state=s&scope=x", "callback?code=c&state=s", true],
    [
      "callback",
      undefined,
      "error=access_denied&state=s",
      "callback?state=s&error=access_denied",
      true,
    ],
    ["verify", "?mode=signIn&oobCode=o", undefined, "verify?oobCode=o", false],
  ])(
    "%s%s ends in the deep link; only a sign-in under way follows it by itself",
    async (page, search = "", state, link, byItself) => {
      server();
      const followed: (string | null)[] = [];
      vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        followed.push(this.getAttribute("href"));
      });
      await open("mobile", `/mobile/auth/apple/${page}${search}`, state);
      const button = screen.getByRole("link", { name: "Open the Podium app" });
      expect(button.getAttribute("href")).toBe(`podium://auth/apple/${link}`);
      expect(new Set(followed)).toEqual(new Set(byItself ? [`podium://auth/apple/${link}`] : []));
    },
  );
  test("with nothing to hand on it says so", async () => {
    server();
    await open("mobile", "/mobile/auth/apple/callback");
    expect(screen.getByText(/There’s nothing to pass on to the app/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Open the Podium app" })).toBeNull();
  });
});
