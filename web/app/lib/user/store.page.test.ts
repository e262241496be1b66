import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { freshModules } from "../../../tests/fresh";
import { api, network } from "../../../tests/network";
import { fullName, isStale, newestFirst } from "./lists";

freshModules();

const me = {
  id: "user-1",
  firstname: "Ada",
  lastname: null,
  username: "ada",
  picture: null,
  email: "ada@example.org",
};
const paths = ["/user", "/user/playgroups", "/user/decks", "/user/friends", "/formats"];
const bodies = [
  { user: me },
  { playgroups: [{ id: "p" }] },
  { decks: [{ id: "d" }] },
  { friends: [{ id: "f" }] },
  { formats: [{ id: "c" }] },
];

let asked: string[];
beforeEach(() => {
  asked = [];
  network.use(
    ...paths.map((path, index) =>
      http.get(api(path), () => {
        asked.push(path);
        return HttpResponse.json(bodies[index]);
      }),
    ),
  );
});

const load = async () => {
  const { useUserStore, isAuthenticated } = await import("./store");
  return { store: useUserStore, isAuthenticated };
};
const kept = () => JSON.parse(localStorage.getItem("user") ?? "{}").state;

describe("the user store", () => {
  test("fetches everything together", async () => {
    const { store } = await load();
    await store.getState().fetchAll();
    expect(asked.toSorted()).toEqual(paths.toSorted());
    expect(store.getState()).toMatchObject({
      userData: { id: "user-1", firstname: "Ada" },
      playgroups: [{ id: "p" }],
      decks: [{ id: "d" }],
      friends: [{ id: "f" }],
      formats: [{ id: "c" }],
    });
  });

  test("leaves lists alone for five minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { store } = await load();
    await store.getState().fetchDecks();
    vi.setSystemTime(Date.now() + 5 * 60_000);
    await store.getState().fetchDecks();
    expect(asked).toEqual(["/user/decks"]);
    await store.getState().fetchDecks(true);
    expect(asked).toHaveLength(2);
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
    await store.getState().fetchDecks();
    expect(asked).toHaveLength(3);
  });

  test("asks once for two at the same time", async () => {
    const { store } = await load();
    await Promise.all([store.getState().fetchDecks(), store.getState().fetchDecks()]);
    expect(asked).toEqual(["/user/decks"]);
  });

  test("asked again while reading, reads once more, as a change may have come too late for the first", async () => {
    const { store } = await load();
    const { fetchDecks } = store.getState();
    await Promise.all([fetchDecks(), fetchDecks(true), fetchDecks(true)]);
    expect(asked).toEqual(["/user/decks", "/user/decks"]);
  });

  test.each([
    ["/user", "Failed to fetch user data"],
    ["/user/playgroups", "Failed to fetch playgroups"],
    ["/user/decks", "Failed to fetch decks"],
    ["/user/friends", "Failed to fetch friends"],
    ["/formats", "Failed to fetch formats"],
  ])("logs and throws again when %s fails", async (path, message) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    network.use(http.get(api(path), () => new HttpResponse(null, { status: 500 })));
    const { store } = await load();
    await expect(store.getState().fetchAll()).rejects.toMatchObject({ status: 500 });
    const messages = logged.mock.calls.map(([first]) => first);
    expect(messages).toContain(message);
    expect(messages).toContain("Failed to fetch all data");
  });

  test("counts as signed in only with both token and user", async () => {
    const { store, isAuthenticated } = await load();
    store.setState({ token: "t" });
    expect(isAuthenticated(store.getState())).toBe(false);
    store.setState({ token: null, userData: me });
    expect(isAuthenticated(store.getState())).toBe(false);
    store.setState({ token: "t" });
    expect(isAuthenticated(store.getState())).toBe(true);
  });

  test("forgets the person at logout, and exactly that", async () => {
    const { store } = await load();
    store.setState({ token: "main", googleToken: "g", appleToken: "a" });
    await store.getState().fetchAll();
    const { formats, lastFetch } = store.getState();
    store.getState().logout();
    expect(store.getState()).toMatchObject({
      token: "main",
      googleToken: null,
      appleToken: null,
      userData: null,
      playgroups: [],
      decks: [],
      friends: [],
      formats,
      lastFetch: { playgroups: null, decks: null, friends: null, formats: lastFetch.formats },
    });
    expect(lastFetch.formats).not.toBeNull();
  });

  test("drops an answer that comes after the logout", async () => {
    const { store } = await load();
    const coming = store.getState().fetchUser();
    store.getState().logout();
    await coming;
    expect(store.getState().userData).toBeNull();
  });

  test("keeps provider tokens, user, lists and times in the browser, and no other token", async () => {
    const { store } = await load();
    store.setState({ token: "main", googleToken: "g" });
    await store.getState().fetchAll();
    expect(Object.keys(kept()).toSorted()).toEqual(
      [
        "googleToken",
        "appleToken",
        "userData",
        "playgroups",
        "decks",
        "friends",
        "lastFetch",
      ].toSorted(),
    );
    expect(Object.keys(kept().userData).toSorted()).toEqual(
      ["firstname", "id", "lastname", "picture", "username"].toSorted(),
    );
    expect(JSON.stringify(kept())).not.toContain("main");
  });

  test("finds it again after a reload, and formats stale", async () => {
    const first = await load();
    await first.store.getState().fetchAll();
    vi.resetModules();
    const second = await load();
    expect(second.store.getState().userData?.id).toBe("user-1");
    expect(second.store.getState().lastFetch.formats).toBeNull();
  });
});

describe("another tab", () => {
  test("is followed, and what this one has of the formats stays fresh", async () => {
    const { store } = await load();
    (await import("./store")).followOtherTabs();
    await store.getState().fetchAll();
    const { lastFetch } = store.getState();
    const left = { ...kept(), decks: [], lastFetch: { ...lastFetch, formats: null } };
    const newValue = JSON.stringify({ state: left, version: 1 });
    localStorage.setItem("user", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "user", newValue }));
    expect(store.getState().decks).toEqual([]);
    expect(store.getState().lastFetch.formats).toBe(lastFetch.formats);
  });

  test("adds a deck while this one reads the list: the answer that lacks it is not kept", async () => {
    const { store } = await load();
    (await import("./store")).followOtherTabs();
    await store.getState().fetchAll();
    const answers: ((decks: object[]) => void)[] = [];
    network.use(
      http.get(
        api("/user/decks"),
        () =>
          new Promise<Response>((resolve) => {
            answers.push((decks) => resolve(HttpResponse.json({ decks })));
          }),
      ),
    );
    const reading = store.getState().fetchDecks(true);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const both = [{ id: "new" }, { id: "d" }];
    const newValue = JSON.stringify({ state: { ...kept(), decks: both }, version: 1 });
    localStorage.setItem("user", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "user", newValue }));
    // Read before the deck was made.
    answers[0]?.([{ id: "d" }]);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(store.getState().decks).toEqual(both);
    answers[1]?.(both);
    await reading;
    expect(store.getState().decks).toEqual(both);
    expect(kept().decks).toEqual(both);
  });

  test("with another build is left alone, and what it keeps is not overwritten", async () => {
    const { store } = await load();
    (await import("./store")).followOtherTabs();
    await store.getState().fetchAll();
    const newValue = JSON.stringify({ state: { decks: "in another shape" }, version: 2 });
    localStorage.setItem("user", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "user", newValue }));
    expect(store.getState().userData?.id).toBe("user-1");
    expect(localStorage.getItem("user")).toBe(newValue);
  });
});

describe("what another build kept", () => {
  const keep = (version: number) =>
    localStorage.setItem(
      "user",
      JSON.stringify({ state: { userData: me, decks: [{ id: "d" }] }, version }),
    );

  test("before versions were counted is taken over", async () => {
    keep(0);
    const { store } = await load();
    expect(store.getState().userData?.id).toBe("user-1");
    expect(JSON.parse(localStorage.getItem("user") ?? "").version).toBe(1);
  });

  test("in a shape of its own is not mistaken for ours", async () => {
    keep(2);
    const { store } = await load();
    expect(store.getState()).toMatchObject({ userData: null, decks: [] });
  });
});

describe("lists", () => {
  test("newest first, what never happened last", () => {
    const decks = [
      { id: "never", lastPlayed: null },
      { id: "old", lastPlayed: "2026-01-01T00:00:00Z" },
      { id: "new", lastPlayed: "2026-02-01T00:00:00Z" },
    ];
    expect(newestFirst(decks, "lastPlayed").map(({ id }) => id)).toEqual(["new", "old", "never"]);
    expect(decks[0]?.id).toBe("never");
  });

  test("full name is first name, space, last name", () => {
    expect(fullName({ ...me, lastname: "Lovelace" })).toBe("Ada Lovelace");
    expect(fullName(me)).toBe("Ada");
  });

  test("stale when never fetched or older than five minutes", () => {
    expect(isStale(null)).toBe(true);
    expect(isStale(0, 300_000)).toBe(false);
    expect(isStale(0, 300_001)).toBe(true);
    // The device's clock was set back since.
    expect(isStale(86_400_000, 0)).toBe(true);
  });
});
