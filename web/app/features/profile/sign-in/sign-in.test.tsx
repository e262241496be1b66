import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import {
  accounts,
  api,
  config,
  idToken,
  network,
  origin,
  storeSession,
} from "../../../../tests/network";
import { open, withDialogs } from "../../../../tests/open";

beforeEach(withDialogs);
beforeEach(() => storeSession({ idToken: idToken({ sid: "old-session" }) }));

type Asked = Record<string, unknown>;
const tokens = { idToken: idToken({ sid: "new-session" }), refreshToken: "r", expiresIn: "3600" };
const refused = (word: string) => HttpResponse.json({ error: { message: word } }, { status: 400 });

/** An account with these ways in; `recent` is what its owner becomes by signing in again. */
function service(ids: string[], { recent = true } = {}) {
  const state = { ids, recent, asked: [] as Asked[], ended: [] as string[] };
  const guarded = (work: (asked: Asked) => Response) => async (info: { request: Request }) => {
    const asked = (await info.request.json()) as Asked;
    state.asked.push(asked);
    return state.recent ? work(asked) : refused("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
  };
  network.use(
    http.get(`${origin}/config.json`, () =>
      HttpResponse.json({ ...config, providers: { google: true, apple: false } }),
    ),
    http.post(accounts("lookup"), () =>
      HttpResponse.json({
        users: [
          {
            email: "ada@example.org",
            providerUserInfo: state.ids.map((providerId) => ({
              providerId,
              email: `ada@${providerId}`,
            })),
          },
        ],
      }),
    ),
    http.post(accounts("signInWithPassword"), async ({ request }) => {
      const { password } = (await request.json()) as Asked;
      if (password !== "right") return refused("INVALID_LOGIN_CREDENTIALS");
      state.recent = true;
      return HttpResponse.json(tokens);
    }),
    http.post(
      accounts("update"),
      guarded(({ password, deleteProvider }) => {
        if (password) state.ids = [...new Set([...state.ids, "password"])];
        const gone = (deleteProvider ?? []) as string[];
        state.ids = state.ids.filter((id) => !gone.includes(id));
        return HttpResponse.json({});
      }),
    ),
    http.post(
      accounts("sendOobCode"),
      guarded(() => HttpResponse.json({})),
    ),
    http.delete(api("/user/sessions/:id"), ({ params }) => {
      state.ended.push(String(params.id));
      return HttpResponse.json({});
    }),
  );
  return state;
}

async function show() {
  const [{ SignIn }, { messagesLoader }, { signInMessages }, auth, providers] = await Promise.all([
    import("./sign-in"),
    import("~/lib/i18n"),
    import("../messages"),
    import("~/components/auth/messages"),
    import("~/components/providers/messages"),
  ]);
  const clientLoader = messagesLoader(
    signInMessages,
    auth.authMessages,
    providers.providerMessages,
  );
  await open(async () => ({ default: SignIn, clientLoader }), "/profile", "/profile");
}
const button = (name: string) => screen.findByRole("button", { name, hidden: true });
const press = async (name: string) => fireEvent.click(await button(name));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe("the ways into an account", () => {
  test("are shown with their addresses; the only one cannot go", async () => {
    service(["password"]);
    await show();
    expect(await screen.findByText(/Your only way to sign in/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Remove: Password" })).toBeNull();
    expect(await button("Add: Google")).toBeTruthy();
    expect(screen.queryByText("Apple")).toBeNull();
  });

  test("so cannot a provider that is the only one", async () => {
    service(["google.com"]);
    await show();
    expect(await screen.findByText(/Your only way to sign in/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Remove: Google" })).toBeNull();
  });

  test("one that is joined stays on show where it is switched off here", async () => {
    service(["password", "apple.com"]);
    await show();
    expect(await screen.findByText("ada@apple.com")).toBeTruthy();
    expect(await button("Remove: Apple")).toBeTruthy();
  });

  test("one of two is removed after a question", async () => {
    const state = service(["password", "google.com"]);
    await show();
    await press("Remove: Google");
    expect(state.asked).toEqual([]);
    await press("Remove");
    expect(await button("Add: Google")).toBeTruthy();
    expect(state.asked).toMatchObject([{ deleteProvider: ["google.com"] }]);
  });

  test("a refusal is shown beside the question", async () => {
    service(["password", "google.com"]);
    network.use(http.post(accounts("update"), () => refused("LAST_SIGN_IN_METHOD")));
    await show();
    await press("Remove: Google");
    await press("Remove");
    expect(await screen.findByText(/This is your only way to sign in/)).toBeTruthy();
  });
});

describe("the password", () => {
  test("is added to an account without one, if it is valid", async () => {
    const state = service(["google.com"]);
    await show();
    await press("Add: Password");
    await type("New password", "short");
    await press("Save password");
    expect(await screen.findByText("Use at least 8 characters.")).toBeTruthy();
    expect(state.asked).toEqual([]);
    await type("New password", "odd walnut choir");
    await press("Save password");
    expect(await button("Change: Password")).toBeTruthy();
    // The form closes after the account has been read again.
    await waitFor(() => expect(screen.queryByLabelText("New password")).toBeNull());
  });

  test("asked to sign in again, it goes on by itself with what was typed", async () => {
    const state = service(["password"], { recent: false });
    await show();
    const heard: unknown[] = [];
    (await import("~/lib/signals/changes")).onChanged((changed) => heard.push(changed));
    await press("Change: Password");
    await type("New password", "odd walnut choir");
    await press("Save password");
    await screen.findByText("Confirm it’s you");
    await type("Password", "wrong");
    await press("Continue");
    expect(
      await screen.findByText("Wrong email or password. Try again, or reset your password."),
    ).toBeTruthy();
    await type("Password", "right");
    await press("Continue");
    await waitFor(() => expect(screen.queryByLabelText("New password")).toBeNull());
    // Other devices are out by it: an open list of them is to look again.
    expect(heard).toEqual([["sessions"]]);
    expect(state.asked).toMatchObject([
      { password: "odd walnut choir" },
      { password: "odd walnut choir", idToken: tokens.idToken },
    ]);
    // The former sign-in of this very device is no device of its own.
    await waitFor(() => expect(state.ended).toEqual(["old-session"]));
  });

  test("a user who does not sign in again keeps the typed text and gets a message", async () => {
    service(["password"], { recent: false });
    await show();
    await press("Change: Password");
    await type("New password", "odd walnut choir");
    await press("Save password");
    await screen.findByText("Confirm it’s you");
    const [, cancel] = screen.getAllByRole("button", { name: "Cancel", hidden: true });
    fireEvent.click(cancel as HTMLElement);
    expect(await screen.findByText(/You signed in a while ago/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("odd walnut choir");
  });
});

describe("the email", () => {
  test("changes by a mail to the new one, which the page still knows of after a reload", async () => {
    const state = service(["password"]);
    await show();
    await press("Change: Email");
    await type("New email", " ADA@example.org ");
    await press("Send link");
    expect(await screen.findByText("This is already your address.")).toBeTruthy();
    await type("New email", "ada@new.example");
    await press("Send link");
    expect(await screen.findByText("A link is on its way to ada@new.example")).toBeTruthy();
    // The old one stays in use until the link is followed.
    expect(screen.getByText("ada@example.org")).toBeTruthy();
    expect(state.asked).toMatchObject([
      { requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail: "ada@new.example" },
    ]);
    cleanup();
    await show();
    expect(await screen.findByText("A link is on its way to ada@new.example")).toBeTruthy();
    const again = await screen.findByRole("button", { name: /Resend in/ });
    expect(again).toHaveProperty("disabled", true);
  });

  test("what is typed survives a reload", async () => {
    service(["password"]);
    await show();
    await press("Change: Email");
    await type("New email", "ada@ne");
    cleanup();
    await show();
    await screen.findByLabelText("New email");
    expect(screen.getByLabelText<HTMLInputElement>("New email").value).toBe("ada@ne");
  });
});
