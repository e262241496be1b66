import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { network } from "./network";
import { rememberStyles } from "./styles";

// A busy machine takes its time; nothing here is a matter of seconds.
const patience = 60_000;

/** Writes the page out when its message is read: not for each try of what is waited for. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, getElementError);
  const get = () => [message, prettyDOM(container)].filter(Boolean).join("\n\n");
  return Object.defineProperty(error, "message", { configurable: true, get });
}

configure({ asyncUtilTimeout: patience, getElementError });
const { waitFor } = vi;
vi.waitFor = (check, options = patience) => waitFor(check, options);

rememberStyles();

beforeAll(() => network.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // A renewal still under way belongs to this test, not to the next.
  await vi.waitFor(() => expect(localStorage.getItem("identity-refresh")).toBeNull());
  network.resetHandlers();
});
afterAll(() => network.close());
