import { beforeEach, vi } from "vitest";

/**
 * For files whose modules would leave something to the next test: the configuration, the session, open
 * tables, toasts. It evaluates every module anew before each test, so files that need it ask for it.
 */
export const freshModules = () => beforeEach(() => void vi.resetModules());
