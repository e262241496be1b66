import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useUserStore } from "~/lib/user/store";
import { storeSession } from "../../../tests/network";
import { keepPages } from "./pages";
import { markFresh, markSeen } from "./shown";

const userData = { id: "me", firstname: "Ada", lastname: null, username: "ada", picture: null };

/** As a cache of the browser does: what is written again comes last. */
const entries = new Map<string, Response>();
const put = vi.fn(async (address: string, response: Response) => {
  entries.delete(address);
  entries.set(address, response);
});
const caches = {
  open: async () => ({
    put,
    keys: async () => [...entries.keys()],
    delete: async (address: string) => entries.delete(address),
  }),
  delete: async () => entries.clear(),
};

const worker = Object.assign(new EventTarget(), { controller: {} as object | null });
let stop: () => void;

/** A page of the app at an address, which keeps itself. */
function open(address: string, content = "<h1>Decks</h1>") {
  history.replaceState(null, "", address);
  document.head.innerHTML = '<meta name="build" content="b1">';
  document.body.innerHTML = `<div id="root"><nav><a href="${location.pathname}" aria-current="page"></a></nav>${content}</div>`;
  stop = keepPages();
}

const quiet = () => vi.advanceTimersByTimeAsync(1_000);
const kept = () => [...entries.keys()];

beforeEach(() => {
  vi.useFakeTimers();
  entries.clear();
  worker.controller = {};
  vi.stubGlobal("caches", caches);
  Object.assign(navigator, { serviceWorker: worker });
  storeSession();
  useUserStore.setState({ token: "t", userData });
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("a page is kept by its address, with its build, user and language", async () => {
  open("/fr/decks?archived=1");
  await quiet();
  expect(kept()).toEqual(["/fr/decks?archived=1"]);
  const page = entries.get("/fr/decks?archived=1");
  expect(page?.headers.get("build")).toBe("b1");
  const html = await page?.text();
  expect(html).toMatch(/^<div id="seen" lang="fr" data-user="me" aria-busy="true">/);
  expect(html).toContain("<h1>Decks</h1>");
});

test("it is kept again as it is after a change", async () => {
  open("/decks");
  await quiet();
  for (const title of document.querySelectorAll("h1")) title.textContent = "Two decks";
  await quiet();
  expect(await entries.get("/decks")?.text()).toContain("Two decks");
});

test.each(["/profile", "/decks/create", "/live/K7Q29F", "/login", "/playgroup/1"])(
  "%s is not kept",
  async (address) => {
    open(address);
    await quiet();
    expect(kept()).toEqual([]);
  },
);

test.each([
  ["is still coming", '<h1>Decks</h1><div aria-busy="true"></div>'],
  ["has only its outline", '<h1>Decks</h1><span class="animate-breathe"></span>'],
  ["has failed", '<h1>Decks</h1><p role="alert">The server cannot be reached</p>'],
  ["is too long", `<p>${"x".repeat(100_000)}</p>`],
])("a page that %s is not kept", async (_, content) => {
  open("/decks", content);
  await quiet();
  expect(kept()).toEqual([]);
});

test("neither is the page before, while the next one comes", async () => {
  open("/decks");
  history.replaceState(null, "", "/games");
  await quiet();
  expect(kept()).toEqual([]);
});

test("neither is one that is as last seen", async () => {
  const { useShows } = await import("./shown");
  const { renderHook } = await import("@testing-library/react");
  renderHook(() => useShows("decks"));
  markSeen("decks", 1);
  open("/decks");
  await quiet();
  expect(kept()).toEqual([]);
  markFresh("decks");
});

test("it is kept once a worker is there to show it", async () => {
  worker.controller = null;
  open("/decks");
  await quiet();
  expect(kept()).toEqual([]);
  worker.controller = {};
  worker.dispatchEvent(new Event("controllerchange"));
  await quiet();
  expect(kept()).toEqual(["/decks"]);
});

test("the newest are kept, up to a limit", async () => {
  for (let at = 0; at < 14; at += 1) {
    open(`/games?q=${at}`);
    await quiet();
    stop();
  }
  expect(kept()).toHaveLength(12);
  expect(kept().at(-1)).toBe("/games?q=13");
});

test("nothing is left where another tab signs out while it is written", async () => {
  put.mockImplementationOnce(async (address, response) => {
    entries.set(address, response);
    localStorage.clear();
  });
  open("/decks");
  await quiet();
  expect(put).toHaveBeenCalled();
  expect(kept()).toEqual([]);
});
