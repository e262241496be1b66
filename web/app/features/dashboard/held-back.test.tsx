import { act, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { api, network } from "../../../tests/network";

let answered: () => void;
beforeEach(() => {
  const answer = new Promise<void>((resolve) => {
    answered = resolve;
  });
  network.use(
    http.get(api("/live/current"), async () => {
      await answer;
      return HttpResponse.json({ tables: [] });
    }),
    http.get(api("/user/inbox"), () => HttpResponse.json({ waiting: { games: [] } })),
    http.get(api("/games"), () => HttpResponse.json({ games: [], sets: [], next: null })),
    http.get(api("/user/stats"), () => HttpResponse.json({ stats: {}, ratings: [] })),
  );
});

async function open() {
  const [{ show }, { HeldBack }, { useUserStore }] = await Promise.all([
    import("../../../tests/render"),
    import("./held-back"),
    import("~/lib/user/store"),
  ]);
  const lastFetch = { ...useUserStore.getState().lastFetch, friends: 1, playgroups: 1 };
  useUserStore.setState({ lastFetch });
  await show("/dashboard", () => <HeldBack>Games</HeldBack>);
}

test("what comes under parts of unknown height is shown once they are there", async () => {
  await open();
  expect(screen.queryByText("Games")).toBeNull();
  answered();
  expect(await screen.findByText("Games")).toBeTruthy();
});

test("it does not wait for long", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await open();
  expect(screen.queryByText("Games")).toBeNull();
  await act(async () => vi.advanceTimersByTime(3_000));
  expect(screen.getByText("Games")).toBeTruthy();
  answered();
});
