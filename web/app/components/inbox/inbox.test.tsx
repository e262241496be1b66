import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatNotice } from "~/lib/api/types";
import { api, network } from "../../../tests/network";
import { open } from "../../../tests/open";
import { aCard, aFriend, aPlaygroup } from "../../../tests/people";

const aNotice = (gameId: string, more: Partial<SeatNotice> = {}): SeatNotice => ({
  gameId,
  setId: null,
  games: 1,
  putBy: { ...aCard("ben"), firstname: "Ben" },
  putAt: "2026-11-14T20:00:00Z",
  endedAt: "2026-11-14T20:00:00Z",
  formatId: "commander",
  players: ["Ben", "Ada"],
  placement: 2,
  deckName: null,
  ...more,
});

let games: SeatNotice[];
const waiting = () =>
  HttpResponse.json({ waiting: { count: 0, requests: [], invitations: [], games } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-15T20:00:00Z"), toFake: ["Date"] });
  games = [];
  network.use(http.get(api("/user/inbox"), waiting));
});

async function show(known: Parameters<typeof open>[3] = {}) {
  const [{ messagesLoader }, { queryClient }, ...catalogues] = await Promise.all([
    import("~/lib/i18n"),
    import("~/lib/query"),
    import("./messages"),
    import("~/components/people/messages"),
    import("~/components/playgroups/messages"),
    import("~/components/games/messages"),
  ]);
  const [own, people, groups, played] = catalogues;
  const clientLoader = messagesLoader(
    own.inboxMessages,
    people.peopleMessages,
    groups.groupsMessages,
    played.gamesMessages,
  );
  const { default: InboxPanel } = await import("./inbox-panel");
  const store = await open(
    async () => ({ default: InboxPanel, clientLoader }),
    "/dashboard",
    "/dashboard",
    known,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return store;
}

/** The toast goes, unused: what it could take back is done. */
async function letItGo() {
  const { useToasts } = await import("~/ui/toast-store");
  act(() => {
    for (const { id } of useToasts.getState().toasts) useToasts.getState().dismiss(id);
  });
}

describe("what waits for me", () => {
  test("is nothing at first, and says what will come here", async () => {
    await show();
    expect(screen.getByText("Your inbox is empty")).toBeTruthy();
  });

  test("a request is accepted in one tap, and gone", async () => {
    const ben = aFriend("ben", { firstname: "Ben", status: "incoming" });
    network.use(
      http.put(api("/users/K7Q2-9F4M"), () =>
        HttpResponse.json({ friend: { ...ben, status: "accepted" } }),
      ),
    );
    const store = await show({ friends: [ben] });
    fireEvent.click(screen.getByLabelText("Accept Ben"));
    expect(await screen.findByText("Your inbox is empty")).toBeTruthy();
    expect(store.getState().friends[0]?.status).toBe("accepted");
  });

  test("an invitation is declined once the toast has gone", async () => {
    const left: string[] = [];
    network.use(
      http.put(api("/playgroup/g1/leave"), () => {
        left.push("g1");
        return HttpResponse.json({});
      }),
    );
    const group = aPlaygroup("g1", { name: "Friday", status: "invited" });
    await show({ playgroups: [group] });
    fireEvent.click(screen.getByLabelText("Decline the invitation to Friday"));
    expect(screen.getByText("Your inbox is empty")).toBeTruthy();
    expect(left).toEqual([]);
    await letItGo();
    await waitFor(() => expect(left).toEqual(["g1"]));
  });

  test("a game another player recorded needs no answer", async () => {
    games = [aNotice("game-1")];
    await show();
    expect(screen.getByText("Your inbox is empty")).toBeTruthy();
    expect(screen.getAllByText("Ben recorded a game with you")).toHaveLength(1);
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Not me"]);
  });

  test("a game is contested in one tap, until undone", async () => {
    games = [aNotice("game-1")];
    await show();
    fireEvent.click(screen.getByLabelText("Not me: Ben recorded a game with you"));
    expect(screen.queryByText("Ben recorded a game with you")).toBeNull();
    const { useToasts } = await import("~/ui/toast-store");
    act(() => useToasts.getState().act(useToasts.getState().toasts[0]?.id ?? 0));
    expect(screen.getByText("Ben recorded a game with you")).toBeTruthy();
  });

  test("not me in a set is out of every game of it", async () => {
    const set = (gameId: string, count: number) => aNotice(gameId, { setId: "s1", games: count });
    games = [set("game-2", 2), aNotice("other")];
    const left: string[] = [];
    network.use(
      http.delete(api("/game/:id/seat"), ({ params }) => {
        left.push(String(params.id));
        games = left.length === 1 ? [set("game-1", 1), aNotice("other")] : [aNotice("other")];
        return HttpResponse.json({});
      }),
    );
    await show();
    fireEvent.click(screen.getByLabelText("Not me: Ben recorded 2 games of a set with you"));
    await letItGo();
    await waitFor(() => expect(left).toEqual(["game-2", "game-1"]));
    expect(screen.getByText("Ben recorded a game with you")).toBeTruthy();
  });
});
