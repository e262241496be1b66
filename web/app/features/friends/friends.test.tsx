import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { api, network, refusal } from "../../../tests/network";
import { open, withDialogs } from "../../../tests/open";
import { aCard, aFriend } from "../../../tests/people";

const ownCode = [
  http.get(api("/user/code"), () => HttpResponse.json({ code: "AAAA-BBBB" })),
  http.get(api("/user/qr"), () =>
    HttpResponse.json({ code: "of the picture", url: "http://podium.test/x", qr: "data:," }),
  ),
];
const names = () =>
  screen
    .getAllByRole("link")
    .map((link) => link.textContent)
    .filter((name) => name?.includes("·"));
const endToast = async (way: "act" | "dismiss") => {
  const { useToasts } = await import("~/ui/toast-store");
  const { toasts } = useToasts.getState();
  act(() => useToasts.getState()[way](toasts.at(-1)?.id ?? 0));
};

describe("friends", () => {
  const page = () => import("./page");

  test("stand by when they were last here, after those who wait for an answer", async () => {
    await open(page, "/friends", "/friends", {
      friends: [
        aFriend("old", { lastSeen: "2026-01-01T00:00:00Z" }),
        aFriend("out", { status: "outgoing" }),
        aFriend("new"),
        aFriend("in", { status: "incoming" }),
      ],
    });
    expect(names()).toEqual([
      expect.stringContaining("in"),
      expect.stringContaining("out"),
      expect.stringContaining("new"),
      expect.stringContaining("old"),
    ]);
  });

  test("a request is accepted in one tap", async () => {
    const asking = aFriend("ben", { status: "incoming" });
    network.use(http.put(api("/users/:code"), () => HttpResponse.json({ friend: aFriend("ben") })));
    const store = await open(page, "/friends", "/friends", { friends: [asking] });
    fireEvent.click(screen.getByRole("button", { name: "Accept ben" }));
    await screen.findByRole("heading", { name: "1 friend" });
    expect(store.getState().friends.map(({ status }) => status)).toEqual(["accepted"]);
  });

  test("one who is removed is gone at once, comes back by the toast, and ends with it", async () => {
    let ended = 0;
    network.use(
      ...ownCode,
      http.delete(api("/users/:code"), () => {
        ended += 1;
        return HttpResponse.json({});
      }),
    );
    const remove = async () => {
      fireEvent.click(screen.getByRole("button", { name: "More actions for ben" }));
      await act(async () =>
        fireEvent.click(screen.getByRole("menuitem", { name: "Remove from friends" })),
      );
      expect(screen.queryByRole("button", { name: "More actions for ben" })).toBeNull();
    };
    const store = await open(page, "/friends", "/friends", { friends: [aFriend("ben")] });
    await remove();
    await endToast("act");
    expect(screen.getByRole("button", { name: "More actions for ben" })).toBeTruthy();
    expect(ended).toBe(0);
    await remove();
    await endToast("dismiss");
    await waitFor(() => expect(store.getState().friends).toEqual([]));
    expect(ended).toBe(1);
  });

  test("none yet: the page teaches, with the reader's own code", async () => {
    network.use(...ownCode);
    await open(page, "/fr/friends", "/fr/friends");
    expect(screen.getByText("Pas encore d’amis")).toBeTruthy();
    expect(await screen.findByText("AAAA-BBBB")).toBeTruthy();
  });
});

describe("adding a friend", () => {
  const page = () => import("./add");
  const found = (status: string) =>
    http.get(api("/users/:code"), ({ params }) =>
      params.code === "K7Q29F4M"
        ? HttpResponse.json({ user: { ...aCard("ben"), code: "K7Q2-9F4M", status } })
        : refusal(404, 11),
    );

  test("a link brings the code along, and asking shows", async () => {
    network.use(
      ...ownCode,
      found("none"),
      http.post(api("/users/:code"), () =>
        HttpResponse.json({ friend: aFriend("ben", { status: "outgoing" }) }, { status: 201 }),
      ),
    );
    await open(page, "/friends/add?code=k7q2-9f4m", "/friends/add");
    fireEvent.click(await screen.findByRole("button", { name: "Send friend request" }));
    await screen.findByText("You sent ben a request. They haven’t answered yet.");
  });

  test("an unknown code is reported, a malformed one before it is sent", async () => {
    network.use(...ownCode, found("none"));
    await open(page, "/friends/add", "/friends/add");
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText("Friend code"), { target: { value } });
    type("K7Q2-9F4U");
    expect(screen.getByText(/without the letter U/)).toBeTruthy();
    type("0000-0000");
    await screen.findByText(/Nobody has the code 0000-0000/);
  });

  test("the user's own code is recognized", async () => {
    network.use(...ownCode, found("self"));
    await open(page, "/friends/add?code=K7Q29F4M", "/friends/add");
    await screen.findByText(/This is your own code/);
    expect(screen.queryByRole("button", { name: "Send friend request" })).toBeNull();
  });

  test.each([
    [null, "The camera needs a secure address"],
    ["NotFoundError", "No camera found"],
    ["AbortError", "The camera did not start"],
  ])(
    "with a camera that fails by %s it says so, and the code can be typed",
    async (name, title) => {
      withDialogs();
      network.use(...ownCode);
      const getUserMedia = () => Promise.reject(new DOMException("no", name ?? ""));
      const mediaDevices = name === null ? undefined : { getUserMedia };
      vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { mediaDevices }));
      await open(page, "/friends/add", "/friends/add");
      await act(async () =>
        fireEvent.click(screen.getByRole("button", { name: "Scan with camera" })),
      );
      const dialog = await screen.findByRole("dialog");
      expect((await within(dialog).findByRole("alert")).textContent).toContain(title);
      fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(screen.getByLabelText<HTMLInputElement>("Friend code").readOnly).toBe(false);
    },
  );
});
