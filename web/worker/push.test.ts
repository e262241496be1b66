import { describe, expect, test } from "vitest";
import { listenForPush } from "./push";

const origin = "https://podium.test";

interface Tab {
  url: string;
  /** Not led anywhere: another worker controls it. */
  stays?: boolean;
}

/** A worker's world: what it listens to, and what it has done. */
function world(tabs: Tab[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const done: unknown[] = [];
  const client = ({ url, stays }: Tab) => ({
    url: origin + url,
    focus: async () => void done.push(["focus", url]),
    navigate: async (to: string) => {
      if (stays) throw new TypeError("not controlled");
      done.push(["navigate", url, to]);
      return { focus: async () => void done.push(["focus", to]) };
    },
    postMessage: (message: unknown) => void done.push(["message", url, message]),
  });
  const scope = {
    addEventListener: (name: string, listen: (event: object) => void) =>
      listeners.set(name, listen),
    location: { origin },
    navigator: { setAppBadge: async (count?: number) => void done.push(["badge", count]) },
    registration: {
      showNotification: async (title: string, options: object) =>
        void done.push(["show", title, options]),
      pushManager: { subscribe: async (options: object) => void done.push(["subscribe", options]) },
    },
    clients: {
      matchAll: async () => tabs.map(client),
      openWindow: async (url: string) => void done.push(["open", url]),
    },
  };
  listenForPush(scope as unknown as ServiceWorkerGlobalScope);
  /** Dispatches an event and waits for all that it began. */
  const dispatch = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
    return done;
  };
  return dispatch;
}

const message = {
  kind: "table",
  title: "Table opened",
  text: "Ada opened a live table with a seat for you.",
  url: "/live/K7Q29F",
  tag: "abc",
};
const pushed = (more: object = {}) => ({ data: { json: () => ({ ...message, ...more }) } });
const shown = (title: string, text: string, url: string) => [
  "show",
  title,
  { body: text, tag: "abc", icon: "/icon-192.png", data: { url } },
];

describe("a push message", () => {
  test("is shown with its text", async () => {
    const { title, text, url } = message;
    expect(await world()("push", pushed())).toEqual([shown(title, text, url)]);
  });

  test("about something in the inbox marks the icon, too", async () => {
    const done = await world()("push", pushed({ kind: "friend", url: "/friends" }));
    expect(done).toContainEqual(["badge", undefined]);
    expect(done).toHaveLength(2);
  });

  test("without content shows nothing", async () => {
    expect(await world()("push", { data: null })).toEqual([]);
  });
});

describe("a notification that is pressed", () => {
  const press = (tabs: Tab[], url = "/fr/friends") => {
    const closed: string[] = [];
    const notification = { close: () => closed.push("closed"), data: { url } };
    const done = world(tabs)("notificationclick", { notification });
    expect(closed).toEqual(["closed"]);
    return done;
  };

  test("shows the tab that is there already", async () => {
    const tabs = [{ url: "/decks" }, { url: "/fr/friends?x=1" }];
    expect(await press(tabs)).toEqual([["focus", "/fr/friends?x=1"]]);
  });

  test("leads another tab there, but none with a table in play", async () => {
    expect(await press([{ url: "/live/AAAAAA" }, { url: "/decks" }])).toEqual([
      ["navigate", "/decks", `${origin}/fr/friends`],
      ["focus", `${origin}/fr/friends`],
    ]);
  });

  test.each([[[]], [[{ url: "/fr/live/AAAAAA" }]], [[{ url: "/decks", stays: true }]]])(
    "opens a new one where there is none to lead: %j",
    async (tabs) => {
      expect(await press(tabs)).toEqual([["open", `${origin}/fr/friends`]]);
    },
  );

  test("never leaves the site", async () => {
    expect(await press([], "https://elsewhere.test/")).toEqual([]);
  });
});

describe("a subscription that the browser changes", () => {
  const applicationServerKey = new Uint8Array([4, 1]).buffer;
  const oldSubscription = { options: { applicationServerKey } };

  test("is made again, and open pages tell the server", async () => {
    const done = await world([{ url: "/decks" }])("pushsubscriptionchange", { oldSubscription });
    expect(done).toEqual([
      ["subscribe", { userVisibleOnly: true, applicationServerKey }],
      ["message", "/decks", { type: "PUSH_CHANGED" }],
    ]);
  });

  test("is not made twice", async () => {
    const newSubscription = {};
    const event = { oldSubscription, newSubscription };
    expect(await world()("pushsubscriptionchange", event)).toEqual([]);
  });
});
