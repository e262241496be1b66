import { act, fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { Link, useLocation, useNavigate } from "react-router";
import { expect, test } from "vitest";
import type { Person } from "~/lib/api/types";
import { api, network, refusal } from "../../../tests/network";
import { open, withDialogs } from "../../../tests/open";
import { aCard, aFriend } from "../../../tests/people";
import { someStats } from "../../../tests/stats";

const aPerson = (more: Partial<Person>): Person => ({
  ...aCard("ben"),
  visible: false,
  status: "none",
  code: null,
  since: null,
  lastSeen: null,
  playgroups: [],
  sharedGames: null,
  decksCount: null,
  ...more,
});
const friend = aPerson({
  visible: true,
  status: "accepted",
  code: "K7Q2-9F4M",
  since: "2026-01-05T00:00:00Z",
  lastSeen: "2026-11-14T00:00:00Z",
  playgroups: [{ id: "g1", name: "Friday", picture: null }],
  sharedGames: 12,
  decksCount: 0,
});
const decks = http.get(api("/user/ben/decks"), () => HttpResponse.json({ decks: [] }));
const stats = http.get(api("/user/ben/stats"), () =>
  HttpResponse.json({ stats: someStats(0, 0), ratings: [] }),
);
const reads = (person: Person) =>
  http.get(api("/user/ben"), () => HttpResponse.json({ user: person }));

async function show(friends: ReturnType<typeof aFriend>[] = []) {
  await Promise.all([import("./person-decks"), import("./block-dialog")]);
  return open(() => import("./page"), "/user/ben/ben", "/user/:id/:name?", { friends });
}

test("a friend shows groups, games together and decks", async () => {
  network.use(reads(friend), decks, stats);
  await show([aFriend("ben")]);
  await screen.findByRole("link", { name: "Friday" });
  expect(screen.getByText(/friends since January 2026.*12 games together/)).toBeTruthy();
  expect(await screen.findByText("ben has no decks yet")).toBeTruthy();
});

test("a stranger is a card and nothing more", async () => {
  network.use(reads(aPerson({})));
  await show();
  await screen.findByText("That’s all you can see");
  expect(screen.queryByRole("heading", { name: "Decks" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Send friend request" })).toBeNull();
});

test("a stranger who asks can be answered here", async () => {
  network.use(reads(aPerson({ status: "incoming" })));
  await show([aFriend("ben", { status: "incoming" })]);
  expect(await screen.findByRole("button", { name: "Accept ben" })).toBeTruthy();
});

test("blocking asks first, shows, and is taken back", async () => {
  withDialogs();
  network.use(
    reads(friend),
    decks,
    stats,
    http.put(api("/user/ben/block"), () =>
      HttpResponse.json({ user: aPerson({ status: "blocked" }) }),
    ),
    http.delete(api("/user/ben/block"), () => HttpResponse.json({ user: aPerson({}) })),
  );
  const store = await show([aFriend("ben")]);
  fireEvent.click(await screen.findByRole("button", { name: "More actions for ben" }));
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Block" })));
  fireEvent.click(await screen.findByRole("button", { name: "Block" }));
  await screen.findByText("You have blocked ben");
  expect(store.getState().friends).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Unblock" }));
  await screen.findByText("That’s all you can see");
});

const visited: string[] = [];
function Visits() {
  visited.push(useLocation().pathname);
  const navigate = useNavigate();
  return (
    <>
      <Link to="/user/eve/eve">to eve</Link>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  );
}

test("from one person to another, the address stays where it leads", async () => {
  const other = { ...friend, id: "eve", username: "eve", firstname: "eve" };
  network.use(
    reads(friend),
    decks,
    stats,
    http.get(api("/user/eve"), () => HttpResponse.json({ user: other })),
    http.get(api("/user/eve/decks"), () => HttpResponse.json({ decks: [] })),
    http.get(api("/user/eve/stats"), () =>
      HttpResponse.json({ stats: someStats(0, 0), ratings: [] }),
    ),
  );
  await import("./person-decks");
  const { default: Page, clientLoader } = await import("./page");
  const load = async () => ({
    default: () => (
      <>
        <Visits />
        <Page />
      </>
    ),
    clientLoader,
  });
  await open(load, "/user/ben/ben", "/user/:id/:name?");
  await screen.findByRole("heading", { name: "ben" });
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "to eve" })));
  await screen.findByRole("heading", { name: "eve" });
  expect(visited.slice(visited.indexOf("/user/eve/eve"))).not.toContain("/user/ben/ben");
  expect(visited.at(-1)).toBe("/user/eve/eve");
  visited.length = 0;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "back" })));
  await screen.findByRole("heading", { name: "ben" });
  expect(new Set(visited)).toEqual(new Set(["/user/ben/ben"]));
});

test("an unknown user", async () => {
  network.use(http.get(api("/user/ben"), () => refusal(404, 11)));
  await show();
  await screen.findByRole("heading", { name: "Player not found" });
});
