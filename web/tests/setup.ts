import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { network } from "./network";

beforeAll(() => network.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  // Modules hold state (the configuration, the session, the clock): each test starts with none.
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
afterEach(() => {
  network.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => network.close());
