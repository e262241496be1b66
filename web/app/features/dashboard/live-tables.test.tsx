import { act, fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { LiveTable } from "~/lib/api/types";
import { api, network } from "../../../tests/network";

const table: LiveTable = {
  id: "table",
  code: "K7Q29F",
  status: "open",
  formatId: "commander",
  subformatId: null,
  playgroupId: null,
  setId: null,
  gameId: null,
  host: null,
  role: "player",
  joined: true,
  openedAt: "2026-11-15T20:00:00Z",
  touchedAt: "2026-11-15T20:00:00Z",
  sequence: 7,
  url: "",
  qr: "",
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
};
let tables: LiveTable[];
beforeEach(() => {
  tables = [];
  network.use(http.get(api("/live/current"), () => HttpResponse.json({ tables })));
});

async function open(address = "/dashboard") {
  const [{ show }, { LiveTables }, { dashboardLiveMessages }, { joinTableMessages }] =
    await Promise.all([
      import("../../../tests/render"),
      import("./live-tables"),
      import("./messages"),
      import("~/components/live/messages"),
    ]);
  const lang = address.startsWith("/fr") ? "fr" : "en";
  await Promise.all([dashboardLiveMessages.load(lang), joinTableMessages.load(lang)]);
  await show(address, LiveTables);
}

test("a table to return to comes and goes with the server's word", async () => {
  await open();
  expect(screen.queryByRole("link")).toBeNull();
  tables = [table];
  const { tellChanged } = await import("~/lib/signals/changes");
  act(() => tellChanged(["live"]));
  const back = await screen.findByRole("link", { name: "Return to table" });
  expect(back.getAttribute("href")).toBe("/live/K7Q29F");
  const seats = screen.getAllByRole("listitem").map((seat) => seat.textContent);
  expect(seats).toEqual(["Ada31", "Deleted player-2eliminated"]);
});

test("a code, or a link with it, leads to its table", async () => {
  await open("/fr/dashboard");
  const code = screen.getByRole("textbox", { name: "Rejoindre une table par son code" });
  const join = screen.getByRole("button", { name: "Rejoindre la table" });
  fireEvent.change(code, { target: { value: "k0q 29f" } });
  fireEvent.click(join);
  expect(code.getAttribute("aria-invalid")).toBe("true");
  expect((code as HTMLInputElement).value).toBe("k0q 29f");
  fireEvent.change(code, { target: { value: "https://podium.test/live/k7q29f" } });
  fireEvent.click(join);
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/fr/live/K7Q29F");
});
