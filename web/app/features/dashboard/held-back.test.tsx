import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { api, network } from "../../../tests/network";

test("what comes under parts of unknown height is out of sight until they are there, but never missing", async () => {
  network.use(
    http.get(api("/live/current"), () => HttpResponse.json({ tables: [] })),
    http.get(api("/user/inbox"), () => HttpResponse.json({ waiting: { games: [] } })),
  );
  const [{ show }, { HeldBack }, { useUserStore }] = await Promise.all([
    import("../../../tests/render"),
    import("./held-back"),
    import("~/lib/user/store"),
  ]);
  await show("/dashboard", () => <HeldBack>Games</HeldBack>);
  const held = screen.getByText("Games");
  expect(held.className).toBe("animate-late");
  const lastFetch = { ...useUserStore.getState().lastFetch, friends: 1, playgroups: 1 };
  act(() => useUserStore.setState({ lastFetch }));
  await waitFor(() => expect(held.className).toBe(""));
});
