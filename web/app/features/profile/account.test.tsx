import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ComponentType } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  accounts,
  api,
  config,
  idToken,
  network,
  origin,
  refusal,
  storeSession,
} from "../../../tests/network";
import { open, withDialogs } from "../../../tests/open";
import { freshDatabase, waitingOf } from "../../../tests/outbox";
import { aCard } from "../../../tests/people";
import { someStats } from "../../../tests/stats";

freshDatabase();

beforeEach(withDialogs);

/** One part of the page, with all the messages it may need. */
async function show(Part: ComponentType) {
  const [{ messagesLoader }, messages, people, { authMessages }] = await Promise.all([
    import("~/lib/i18n"),
    import("./messages"),
    import("~/components/people/messages"),
    import("~/components/auth/messages"),
  ]);
  const { profileMessages, deleteAccountMessages } = messages;
  const clientLoader = messagesLoader(
    profileMessages,
    deleteAccountMessages,
    people.peopleMessages,
    authMessages,
  );
  return open(async () => ({ default: Part, clientLoader }), "/profile", "/profile");
}

describe("blocked people", () => {
  test("are let back at once, and blocked again by the toast", async () => {
    const asked: string[] = [];
    network.use(
      http.get(api("/user/blocked"), () =>
        HttpResponse.json({ users: [{ ...aCard("ben"), firstname: "Ben" }] }),
      ),
      http.delete(api("/user/ben/block"), () => {
        asked.push("unblock");
        return HttpResponse.json({ user: {} });
      }),
      http.put(api("/user/ben/block"), () => {
        asked.push("block");
        return HttpResponse.json({ user: {} });
      }),
    );
    await show((await import("./blocked")).Blocked);
    fireEvent.click(await screen.findByLabelText("Unblock Ben"));
    expect(await screen.findByText("You haven’t blocked anyone.")).toBeTruthy();
    const { useToasts } = await import("~/ui/toast-store");
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    act(() => useToasts.getState().act(useToasts.getState().toasts[0]?.id ?? 0));
    expect(await screen.findByLabelText("Unblock Ben")).toBeTruthy();
    expect(asked).toEqual(["unblock", "block"]);
  });
});

test("stats are a few numbers here, with links to the rest", async () => {
  network.use(
    http.get(api("/user/stats"), () => HttpResponse.json({ stats: someStats(6, 5), ratings: [] })),
  );
  const [{ default: Stats }, { statsMessages }, { useUserStore }] = await Promise.all([
    import("./stats"),
    import("~/components/stats/messages"),
    import("~/lib/user/store"),
  ]);
  await statsMessages.load("en");
  await show(() => {
    const user = useUserStore((state) => state.userData);
    return user && <Stats user={user} />;
  });
  const rate = await screen.findByText("Win rate", { selector: "dt" });
  expect(rate.parentElement?.textContent).toContain("5 of 6");
  expect(screen.getByRole("link", { name: "All stats" }).getAttribute("href")).toBe("/user/me/ada");
});

describe("the export", () => {
  test("is saved under the server's name for it", async () => {
    network.use(
      http.get(
        api("/user/export"),
        () =>
          new HttpResponse("zip", {
            headers: { "Content-Disposition": 'attachment; filename="podium-ada-2026-11-15.zip"' },
          }),
      ),
    );
    const saved: string[] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:1" }));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await show((await import("./account")).Account);
    fireEvent.click(await screen.findByText("Export all my data"));
    await waitFor(() => expect(saved).toEqual(["podium-ada-2026-11-15.zip"]));
  });
});

describe("deleting the account", () => {
  const signsIn = () =>
    http.post(accounts("signInWithPassword"), async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      return password === "right"
        ? HttpResponse.json({ idToken: idToken(), refreshToken: "r", expiresIn: "3600" })
        : HttpResponse.json({ error: { message: "INVALID_LOGIN_CREDENTIALS" } }, { status: 400 });
    });
  const known = (...ids: string[]) =>
    http.post(accounts("lookup"), () =>
      HttpResponse.json({
        users: [{ providerUserInfo: ids.map((providerId) => ({ providerId })) }],
      }),
    );
  const ask = async () => {
    const { default: DeleteAccount } = await import("./delete-account");
    await show(() => <DeleteAccount onClose={() => undefined} />);
  };
  const fill = async (password: string, name: string) => {
    network.use(known("password", "google.com"));
    await ask();
    fireEvent.change(await screen.findByLabelText("Password"), { target: { value: password } });
    fireEvent.change(screen.getByLabelText("Type your username, ada"), { target: { value: name } });
  };
  const confirm = () =>
    screen.getByRole<HTMLButtonElement>("button", {
      name: "Delete my account permanently",
      hidden: true,
    });

  test("wants the name as it is", async () => {
    await fill("right", "ad");
    expect(confirm().disabled).toBe(true);
  });

  test("signs in again, deletes, and leaves nothing behind", async () => {
    storeSession();
    const { addEntry } = await import("~/lib/outbox/storage");
    const target = { kind: "game", id: "g" } as const;
    for (const userId of ["me", "another"])
      await addEntry({ kind: "removal", target }, { userId, attempted: false });
    let sent: unknown;
    network.use(
      signsIn(),
      http.delete(api("/user"), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({});
      }),
    );
    await fill("right", "ada");
    fireEvent.click(confirm());
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/logout");
    expect(sent).toEqual({ username: "ada" });
    expect(await waitingOf("me")).toEqual([]);
    expect(await waitingOf("another")).toHaveLength(1);
  });

  test("at a hosted project deletes what is kept there too", async () => {
    storeSession();
    const deleted = vi.fn();
    const identity = { ...config.identity, embedded: false };
    network.use(
      signsIn(),
      http.get(`${origin}/config.json`, () => HttpResponse.json({ ...config, identity })),
      http.delete(api("/user"), () => HttpResponse.json({})),
      http.post(accounts("delete"), () => {
        deleted();
        return HttpResponse.json({});
      }),
    );
    await fill("right", "ada");
    fireEvent.click(confirm());
    await screen.findByTestId("elsewhere");
    expect(deleted).toHaveBeenCalledOnce();
  });

  test("without a password asks for the sign-in there is, where the server does", async () => {
    storeSession();
    network.use(
      known("google.com"),
      http.delete(api("/user"), () => refusal(403, 56)),
    );
    await ask();
    await waitFor(() => expect(screen.queryByLabelText("Password")).toBeNull());
    fireEvent.change(screen.getByLabelText("Type your username, ada"), {
      target: { value: "ada" },
    });
    fireEvent.click(confirm());
    expect(await screen.findByText("Continue with Google")).toBeTruthy();
  });

  test("a wrong password is reported beside it, and nothing is deleted", async () => {
    storeSession();
    const asked = vi.fn();
    network.use(
      signsIn(),
      http.delete(api("/user"), () => {
        asked();
        return refusal(403, 56);
      }),
    );
    await fill("wrong", "ada");
    fireEvent.click(confirm());
    expect(await screen.findByText("Wrong password. Try again.")).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("wrong");
  });
});
