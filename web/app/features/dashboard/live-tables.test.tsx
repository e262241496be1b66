import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { LiveTable } from "~/lib/api/types";
import { aLiveTable } from "../../../tests/live-tables";
import { api, network } from "../../../tests/network";

const table = aLiveTable("K7Q29F", {
  seats: (["red", "blue"] as const).map((color, at) => ({
    seat: at + 1,
    userId: null,
    name: ["Ada", null][at] ?? null,
    picture: null,
    deckName: null,
    commanders: [],
    color,
    life: [31, -2][at] ?? 0,
    out: at === 1,
  })),
});
let tables: LiveTable[];
beforeEach(() => {
  tables = [];
  network.use(http.get(api("/live/current"), () => HttpResponse.json({ tables })));
});

test("a table one is at comes and goes with the server's word", async () => {
  const [{ show }, { LiveTables }, { dashboardLiveMessages }] = await Promise.all([
    import("../../../tests/render"),
    import("./live-tables"),
    import("./messages"),
  ]);
  await dashboardLiveMessages.load("en");
  await show("/dashboard", LiveTables);
  expect(screen.queryByRole("link")).toBeNull();
  tables = [table];
  const { tellChanged } = await import("~/lib/signals/changes");
  act(() => tellChanged(["live"]));
  const back = await screen.findByRole("link", { name: "Code K7Q29F" });
  expect(back.getAttribute("href")).toBe("/live/K7Q29F");
  const seats = screen.getAllByRole("listitem").map((seat) => seat.textContent);
  expect(seats).toEqual(["Ada31", "Deleted player-2eliminated"]);
  tables = [];
  act(() => tellChanged(["live"]));
  await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
});
