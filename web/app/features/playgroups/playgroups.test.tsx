import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import type { Playgroup } from "~/lib/api/types";
import { freshModules } from "../../../tests/fresh";
import { api, network, refusal } from "../../../tests/network";
import { open, withDialogs } from "../../../tests/open";
import { aCard, aFriend, aMember, aPlaygroup } from "../../../tests/people";

freshModules();

/** A busy button does nothing: it is not pressed yet. */
const press = (name: string | RegExp) => {
  const button = screen.getByRole("button", { name });
  expect(button.getAttribute("aria-busy")).toBeNull();
  fireEvent.click(button);
};
const reads = (group: () => Playgroup | null) =>
  http.get(api("/playgroup/:id"), () => {
    const now = group();
    return now ? HttpResponse.json({ playgroup: now }) : refusal(404, 11);
  });

/** The page of a group, with what it brings later there at once. */
async function openGroup(address: string, friends = [] as ReturnType<typeof aFriend>[]) {
  await Promise.all([
    import("./members/members"),
    import("./members/hand-over"),
    import("./invite/invitations"),
    import("./settings/settings"),
    import("./settings/leave-group"),
    import("./settings/delete-group"),
    import("./show/activity"),
  ]);
  return open(() => import("./playgroup"), address, "/playgroup/:id/:name?", { friends });
}

describe("the list", () => {
  const page = () => import("./page");

  test("puts invitations first, and one is accepted on the spot", async () => {
    const invited = aPlaygroup("friday", {
      name: "Friday",
      status: "invited",
      role: "member",
      members: [],
      invitedBy: { ...aCard("ben"), firstname: "Ben" },
    });
    network.use(
      http.put(api("/playgroup/friday/accept"), () =>
        HttpResponse.json({ playgroup: aPlaygroup("friday", { name: "Friday" }) }),
      ),
    );
    await open(page, "/playgroups", "/playgroups", { playgroups: [invited] });
    expect(screen.getByText("Ben invites you")).toBeTruthy();
    expect(screen.getByText("No group yet")).toBeTruthy();
    press("Join Friday");
    await waitFor(() => expect(screen.queryByText("No group yet")).toBeNull());
    expect(screen.getByRole("list", { name: "Your groups" }).textContent).toContain("Friday");
  });
});

describe("a new group", () => {
  test("is sent once, with its draft kept until then", async () => {
    const keys: (string | null)[] = [];
    let answer = () => refusal(503, 17);
    network.use(
      http.post(api("/playgroup"), async ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        expect(await request.json()).toEqual({ name: "Friday", description: "" });
        return answer();
      }),
    );
    await open(() => import("./create"), "/playgroups/create", "/playgroups/create");
    press("Create a group");
    expect(screen.getByText("A group needs a name.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: " Friday " } });
    press("Create a group");
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(localStorage.getItem("draft:me:playgroup-new")).toContain("Friday");
    answer = () =>
      HttpResponse.json(
        { playgroup: aPlaygroup("g1", { name: "Friday" }) },
        { status: 201 },
      ) as never;
    await waitFor(() => press("Create a group"));
    await screen.findByTestId("elsewhere");
    expect(keys[1]).toBe(keys[0]);
    expect(Object.keys(localStorage).join()).not.toContain(":playgroup-new");
  });
});

test("what is done to a group is answered after another was opened, which stays on show", async () => {
  let read: (() => void) | undefined;
  network.use(
    http.get(api("/playgroup/:id"), async ({ params }) => {
      const playgroup = aPlaygroup(String(params.id));
      if (playgroup.id === "b") await new Promise<void>((resolve) => (read = resolve));
      return HttpResponse.json({ playgroup });
    }),
  );
  const { usePlaygroup } = await import("./use-playgroup");
  const { result, rerender } = renderHook(({ id }) => usePlaygroup(id), {
    initialProps: { id: "a" },
  });
  await waitFor(() => expect(result.current.group?.id).toBe("a"));
  let answer = () => {};
  const late = new Promise<{ playgroup: Playgroup }>((resolve) => {
    answer = () => resolve({ playgroup: aPlaygroup("a", { version: 2 }) });
  });
  const done = result.current.run(() => late);
  rerender({ id: "b" });
  await waitFor(() => expect(read).toBeDefined());
  answer();
  await act(() => done);
  read?.();
  await waitFor(() => expect(result.current.group?.id).toBe("b"));
});

describe("a group's page", () => {
  const three = aPlaygroup("g1", {
    name: "Friday",
    members: [aMember("me", { role: "owner" }), aMember("ben"), aMember("cleo", { role: "admin" })],
    membersCount: 3,
  });

  test("an owner makes an admin, and the toast takes it back", async () => {
    const done: string[] = [];
    const answer = (what: string) => () => {
      done.push(what);
      return HttpResponse.json({ playgroup: three });
    };
    network.use(
      reads(() => three),
      http.put(api("/playgroup/g1/admin/ben"), answer("up")),
      http.delete(api("/playgroup/g1/admin/ben"), answer("down")),
    );
    await openGroup("/playgroup/g1/friday?show=members");
    fireEvent.click(await screen.findByRole("button", { name: "More actions for ben" }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Make admin" }));
    await waitFor(() => expect(done).toEqual(["up"]));
    const { useToasts } = await import("~/ui/toast-store");
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    act(() => useToasts.getState().act(useToasts.getState().toasts[0]?.id ?? 0));
    await waitFor(() => expect(done).toEqual(["up", "down"]));
  });

  test("a member sees neither invitations nor what admins do", async () => {
    network.use(reads(() => ({ ...three, role: "member" })));
    await openGroup("/playgroup/g1/friday?show=members");
    await screen.findByRole("link", { name: /cleo/ });
    expect(screen.queryByRole("tab", { name: "Invitations" })).toBeNull();
    expect(screen.queryByRole("button", { name: /More actions for/ })).toBeNull();
  });

  test("a removed member finds out at the next action", async () => {
    let there: Playgroup | null = { ...three, role: "admin" };
    network.use(
      reads(() => there),
      http.post(api("/playgroup/g1/invite"), () => refusal(404, 11)),
      http.get(api("/playgroup/g1/links"), () => HttpResponse.json({ links: [] })),
    );
    const store = await openGroup("/playgroup/g1/friday?show=invitations", [aFriend("dan")]);
    const invite = await screen.findByRole("button", { name: "Invite dan" });
    there = null;
    fireEvent.click(invite);
    await screen.findByRole("heading", { name: "You’re no longer in “Friday”" });
    expect(store.getState().playgroups).toEqual([]);
  });

  test("a removed member also finds out by a signal", async () => {
    let there: Playgroup | null = three;
    network.use(reads(() => there));
    await openGroup("/playgroup/g1/friday?show=members");
    await screen.findByRole("link", { name: /ben/ });
    there = null;
    const { tellChanged } = await import("~/lib/signals/changes");
    act(() => tellChanged(["playgroup:g1"]));
    await waitFor(() => expect(screen.queryByRole("link", { name: /ben/ })).toBeNull());
  });

  test("a stranger's group is not there", async () => {
    network.use(reads(() => null));
    await openGroup("/playgroup/g1");
    await screen.findByRole("heading", { name: "Group not found" });
  });

  test("two who edit at once: the second is shown both and loses nothing", async () => {
    const theirs = { ...three, name: "Saturday", version: 2 };
    const sent: unknown[] = [];
    network.use(
      reads(() => three),
      http.put(api("/playgroup/g1"), async ({ request }) => {
        sent.push([request.headers.get("If-Match"), await request.json()]);
        return sent.length === 1
          ? refusal(409, 15, { present: { playgroup: theirs } })
          : HttpResponse.json({ playgroup: { ...theirs, name: "Sunday", version: 3 } });
      }),
    );
    await openGroup("/playgroup/g1/friday?show=settings");
    const field = await screen.findByLabelText<HTMLInputElement>("Name");
    fireEvent.change(field, { target: { value: "Sunday" } });
    press("Save group");
    await screen.findByText("Someone else changed this in the meantime");
    expect(screen.getByText("Saturday", { selector: "p" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Sunday");
    await waitFor(() => press("Save group"));
    await waitFor(() =>
      expect(sent).toEqual([
        ['"1"', { name: "Sunday", description: "" }],
        ['"2"', { name: "Sunday", description: "" }],
      ]),
    );
    await waitFor(() =>
      expect(screen.queryByText("Someone else changed this in the meantime")).toBeNull(),
    );
  });

  test("an owner deletes only by the name, and does not leave while others are there", async () => {
    withDialogs();
    let deleted = false;
    network.use(
      reads(() => three),
      http.delete(api("/playgroup/g1"), () => {
        deleted = true;
        return HttpResponse.json({});
      }),
    );
    await openGroup("/playgroup/g1/friday?show=settings");
    await screen.findByRole("button", { name: "Transfer group" });
    expect(screen.queryByRole("button", { name: "Leave group" })).toBeNull();
    await act(async () => press("Delete group"));
    const typed = await screen.findByLabelText(/Type the group’s name/);
    fireEvent.change(typed, { target: { value: "Friday" } });
    const [, confirm] = screen.getAllByRole("button", { name: "Delete group" });
    if (confirm) fireEvent.click(confirm);
    await screen.findByTestId("elsewhere");
    expect(deleted).toBe(true);
  });

  test("sixty are searched by name and role", async () => {
    const crowd = Array.from({ length: 59 }, (_, at) => aMember(`person-${at}`));
    const members = [aMember("me", { role: "owner" }), ...crowd];
    network.use(reads(() => ({ ...three, members, membersCount: 60 })));
    await openGroup("/playgroup/g1/friday?show=members");
    await screen.findByText("60 of 60 members");
    press("Owner");
    await screen.findByText("1 of 60 members");
  });
});
