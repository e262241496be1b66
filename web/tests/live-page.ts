import { cleanup } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { HttpResponse, http } from "msw";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { freshModules } from "./fresh";
import { LiveServer, liveTable } from "./live";
import { api, network, storeSession } from "./network";
import { open, withDialogs } from "./open";

const parts = import.meta.glob([
  "../app/features/live/**/*.tsx",
  "../app/components/table/**/*.tsx",
  "!**/*.test.tsx",
]);
/** On a busy machine the page's parts take longer to be compiled than a test waits for them. */
const compiled = () => Promise.all(Object.values(parts).map((load) => load()));

/** A table of four and its page, both new for each test of a file. */
export function liveTableOfFour() {
  const at = {
    server: undefined as unknown as LiveServer,
    page: (signedIn = true) =>
      open(() => import("~/features/live/page"), "/live/k7q-29f", "/live/:code", { signedIn }),
  };
  freshModules();
  beforeAll(compiled, 240_000);
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    withDialogs();
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    storeSession();
    at.server = new LiveServer(4);
    const table = liveTable({ joined: true });
    network.use(
      http.get(api("/live/K7Q29F"), () => HttpResponse.json({ table })),
      http.get(api("/live/current"), () => HttpResponse.json({ tables: [] })),
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  return at;
}
