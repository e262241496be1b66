import { afterEach, expect, test, vi } from "vitest";
import { createSender } from "./sender";
import type { Pending } from "./storage";

afterEach(() => void vi.useRealTimers());

test("goes on sending when the device's clock is set back by a day", () => {
  vi.useFakeTimers({ now: new Date("2026-11-15T20:00:00Z") });
  const sent: string[] = [];
  const sender = createSender(({ id }) => {
    sent.push(id);
    return true;
  });
  sender.begin();
  vi.setSystemTime(Date.now() - 86_400_000);
  const command = { type: "life", seat: 1, delta: -1 } as Pending["command"];
  sender.add({ id: "a", at: 1, command } as Pending);
  sender.go();
  expect(sent).toEqual(["a"]);
});
