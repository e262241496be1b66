import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { freshModules } from "../../../tests/fresh";
import { storeSession } from "../../../tests/network";

freshModules();

/** Modules are evaluated anew, and so is what they throw. */
async function away(): Promise<string> {
  const { NetworkError } = await import("~/lib/network");
  throw new NetworkError(new TypeError("fetch failed"));
}

async function refuse(): Promise<string> {
  const { ApiError } = await import("~/lib/api/errors");
  throw new ApiError(403, null);
}

const key = ["games", "last"] as const;

const person = (id: string) => ({
  id,
  firstname: "Ada",
  lastname: null,
  username: "ada",
  picture: null,
});

async function signIn(id = "me") {
  storeSession();
  const { useUserStore } = await import("~/lib/user/store");
  useUserStore.setState({ token: "t", userData: person(id) });
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await signIn();
});

/** A page that reads something, and what the notice says about it. */
async function read(
  load: (signal: AbortSignal) => Promise<unknown>,
  of: readonly [string, string] = key,
) {
  const { useApiQuery } = await import("~/lib/query");
  const { useKeepSeen } = await import("./use-keep-seen");
  const { useOutdated } = await import("./shown");
  const hook = () => {
    useKeepSeen();
    const outdated = useOutdated();
    return { ...useApiQuery(of, load), outdated, seenAt: outdated?.at ?? null };
  };
  return renderHook(hook).result;
}

const keptOf = async (user = "me", of: readonly [string, string] = key) => {
  const { readAnswer } = await import("./storage");
  return readAnswer(user, JSON.stringify([...of, user]));
};

/** Read once with a network, then the page again with nothing but what the device kept. */
async function seenBefore(data: unknown) {
  await read(async () => data);
  await vi.waitFor(async () => expect((await keptOf())?.data).toEqual(data));
  cleanup();
  vi.resetModules();
  await signIn();
}

test("what was last seen is shown without a network, with its time", async () => {
  const before = Date.now();
  await seenBefore("one game");
  const page = await read(away);
  await waitFor(() => expect(page.current.data).toBe("one game"));
  expect(page.current.failed).toBe(false);
  expect(page.current.seenAt).toBeGreaterThanOrEqual(before);
});

test.each([
  ["an unreachable server", away],
  ["an error of the server", fail],
])(
  "while the network is slow, what was last seen shows its time; only %s is a failure",
  async (_, why) => {
    await seenBefore("one game");
    vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
    const answers: (() => Promise<string>)[] = [];
    const load = () =>
      new Promise<string>((resolve, reject) =>
        answers.push(() => why().then(resolve, reject) as Promise<never>),
      );
    const page = await read(load);
    await vi.advanceTimersByTimeAsync(2_500);
    await waitFor(() => expect(page.current.data).toBe("one game"));
    expect(page.current.outdated).toMatchObject({ failed: false });
    await act(async () => answers[0]?.());
    await waitFor(() => expect(page.current.outdated).toMatchObject({ failed: true }));
    expect(page.current.data).toBe("one game");
    vi.useRealTimers();
  },
);

test("a page that is opened again says nothing of what it showed before, until it shows something", async () => {
  await seenBefore("one game");
  const page = await read(away);
  await waitFor(() => expect(page.current.seenAt).not.toBeNull());
  cleanup();
  const { queryClient } = await import("~/lib/query");
  await vi.waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  const again = await read(() => new Promise(() => {}));
  expect(again.current).toMatchObject({ data: undefined, outdated: null });
});

test("answers are kept by what they are, whoever reads them", async () => {
  const { isKept } = await import("./kept");
  expect([isKept(["live", "me"]), isKept(["games", {}, "me"])]).toEqual([true, true]);
  expect([isKept([null, "sit-down", "games", "me"]), isKept(["me"])]).toEqual([false, false]);
});

test("it is read again when the network is back", async () => {
  await seenBefore("one game");
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(away);
  load.mockResolvedValue("two games");
  const page = await read(load);
  await waitFor(() => expect(page.current.seenAt).not.toBeNull());
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(page.current.data).toBe("two games"));
  expect(page.current.seenAt).toBeNull();
});

async function fail(): Promise<string> {
  const { ApiError } = await import("~/lib/api/errors");
  throw new ApiError(500, null);
}

test.each([
  ["an unreachable server", away],
  ["an error of the server", fail],
])("what stays on show after %s is marked with its time until it is refreshed", async (_, why) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce("one game");
  load.mockImplementationOnce(why).mockResolvedValueOnce("two games");
  const before = Date.now();
  const page = await read(load);
  await waitFor(() => expect(page.current.data).toBe("one game"));
  expect(page.current.seenAt).toBeNull();
  await act(async () => void (await page.current.refresh()));
  expect(page.current.data).toBe("one game");
  expect(page.current.seenAt).toBeGreaterThanOrEqual(before);
  act(() => page.current.show("one game and a note"));
  await vi.waitFor(async () => expect((await keptOf())?.data).toBe("one game and a note"));
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(page.current.data).toBe("two games"));
  expect(page.current.seenAt).toBeNull();
});

test("a refusal says nothing about what is on show", async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce("one game");
  load.mockImplementation(refuse);
  const page = await read(load);
  await waitFor(() => expect(page.current.data).toBe("one game"));
  await act(async () => void (await page.current.refresh()));
  expect(page.current.seenAt).toBeNull();
});

test("a next page that cannot be loaded says nothing about the list on show", async () => {
  const { useApiPages } = await import("~/lib/query-pages");
  const { useOutdated } = await import("./shown");
  const load = vi.fn().mockResolvedValueOnce({ items: [1], next: 1 });
  load.mockImplementation(away);
  const { result } = renderHook(() => ({
    ...useApiPages(["games", "paged"], load),
    seenAt: useOutdated()?.at ?? null,
  }));
  await waitFor(() => expect(result.current.status).toBe("ready"));
  act(() => result.current.more());
  await waitFor(() => expect(result.current.status).toBe("failed"));
  expect(result.current.seenAt).toBeNull();
});

test("the user's lists are marked after a refresh that failed", async () => {
  const { markLists } = await import("./lists");
  const { seenAt, useShows, listsName } = await import("./shown");
  const { useListsLoad } = await import("~/lib/user/lists-load");
  const { useUserStore } = await import("~/lib/user/store");
  const { ApiError } = await import("~/lib/api/errors");
  const { lastFetch } = useUserStore.getState();
  useUserStore.setState({ lastFetch: { ...lastFetch, decks: 7, friends: 5, playgroups: 6 } });
  renderHook(() => useShows(listsName));
  markLists();
  expect(seenAt()).toBeNull();
  act(() => useListsLoad.setState({ failed: true, error: new ApiError(500, null) }));
  expect(seenAt()).toBe(5);
  act(() => useListsLoad.setState({ failed: false, error: undefined }));
  expect(seenAt()).toBeNull();
});

test("a refusal is shown, not what was seen before it", async () => {
  await seenBefore("one game");
  const page = await read(refuse);
  await waitFor(() => expect(page.current.failed).toBe(true));
});

test("a change on show is not undone by what was last seen", async () => {
  await seenBefore("one game");
  const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce("two games");
  load.mockImplementation(away);
  const page = await read(load);
  await waitFor(() => expect(page.current.data).toBe("two games"));
  act(() => page.current.show("two games and a note"));
  await act(async () => void (await page.current.refresh()));
  expect(page.current.data).toBe("two games and a note");
  await vi.waitFor(async () => expect((await keptOf())?.data).toBe("two games and a note"));
});

test("another user sees nothing of it", async () => {
  await seenBefore("one game");
  await signIn("somebody else");
  const page = await read(away);
  await waitFor(() => expect(page.current.failed).toBe(true));
});

test("links and tokens are not kept", async () => {
  const links = ["playgroup:1", "links"] as const;
  await read(async () => "secret", links);
  await seenBefore("one game");
  expect(await keptOf("me", links)).toBeUndefined();
});

test("the newest are kept, up to a limit", async () => {
  const { readAnswer, writeAnswers } = await import("./storage");
  const names = Array.from({ length: 160 }, (_, at) => ({
    user: "me",
    name: `${at}`,
    at,
    data: at,
  }));
  await writeAnswers(names.toReversed());
  expect(await readAnswer("me", "9")).toBeUndefined();
  expect(await readAnswer("me", "10")).toMatchObject({ data: 10 });
});

test("signing out deletes them, pages and pictures, and what is still to be written", async () => {
  await seenBefore("one game");
  const deleted: string[] = [];
  vi.stubGlobal("caches", { delete: async (name: string) => deleted.push(name) });
  const { signOut, startSession } = await import("~/lib/session/start");
  startSession();
  const { keepAnswer } = await import("./answers");
  keepAnswer("me", "late", "two games");
  await signOut();
  await vi.waitFor(async () => expect(await keptOf()).toBeUndefined());
  const { readAnswer } = await import("./storage");
  expect(await readAnswer("me", "late")).toBeUndefined();
  expect(deleted).toEqual(["pictures", "seen-pages"]);
});
