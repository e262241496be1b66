import { act, fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { tableId } from "../../../tests/live";
import { liveTableOfFour } from "../../../tests/live-page";
import { api, network, refusal } from "../../../tests/network";
import { offlineTable } from "../../../tests/offline-table";
import { open } from "../../../tests/open";

const at = liveTableOfFour();
const page = async () => {
  await open(() => import("./page"), `/live/${tableId}`, "/live/:code");
  await screen.findByRole("heading", { name: "Live table on this device" });
  // What comes once the page is idle is there: parts that arrive while `act` runs would never be drawn.
  await screen.findAllByRole("status");
};
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const upload = async () => {
  const { uploadTables } = await import("~/live/offline/upload");
  await act(uploadTables);
};

beforeEach(async () => {
  const { keepTable } = await import("~/live/offline/storage");
  await keepTable("uid-1", offlineTable(4));
});

describe("a table that only this device has", () => {
  test("is played at its own address, and says what has to wait", async () => {
    await page();
    await press("Ada: lose 1 life");
    await screen.findByText("Ada: 39 life");
    await press("Dice and coins");
    await screen.findByText("You’re offline: this device rolls, and the history says so.");
    await press("Roll a d20");
    await press("Close");
    await press("Table");
    expect(screen.queryByRole("link", { name: "Table control" })).toBeNull();
    await press("Invite players");
    await screen.findByText(/^Only on this device for now\./);
    await press("Table");
    await press("History");
    await screen.findByText(/^Rolled a d20: \d+ \(on one device, offline\)$/);
  });

  test("becomes a shared one without a reload", async () => {
    await page();
    await upload();
    await screen.findByRole("heading", { name: "Live table K7Q 29F" });
    expect(at.server.uploads).toHaveLength(1);
  });

  test("that is refused says why, can be recorded by hand, or deleted", async () => {
    await page();
    at.server.uploading = async () =>
      refusal(422, 14, { fieldMessages: { "seats.1.userId": "Not your friend." } });
    await upload();
    await press("Table");
    await press("Invite players");
    await screen.findByText("Not your friend.");
    const record = await screen.findByRole("link", { name: "Record as a game" });
    expect(record.getAttribute("href")).toBe(`/games/record?table=${tableId}`);
    await press("Delete from this device");
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/dashboard");
    const { findOffline } = await import("~/live/offline/find");
    expect(await findOffline(tableId)).toBeNull();
  });
});

describe("setting a table up without the server", () => {
  test("starts it on this device", async () => {
    network.use(
      http.get(api("/games/pods"), () => HttpResponse.error()),
      http.get(api("/live/current"), () => HttpResponse.error()),
      http.post(api("/live"), () => HttpResponse.error()),
    );
    vi.spyOn(console, "error").mockImplementation(() => {});
    await open(() => import("./new"), "/live/new", "/live/new");
    for (const name of ["Eve", "Cleo"]) {
      fireEvent.change(await screen.findByLabelText("Guest’s name"), { target: { value: name } });
      await press("Add guest");
    }
    await press(/^Start game with 3 players$/);
    const address = (await screen.findByTestId("elsewhere")).textContent ?? "";
    const id = address.replace("/live/", "");
    const { findOffline } = await import("~/live/offline/find");
    const found = await findOffline(id);
    expect(found?.played.table.board.seats).toMatchObject([
      { userId: "me", life: 40, color: "red" },
      { guestName: "Eve", color: "blue" },
      { guestName: "Cleo", color: "green" },
    ]);
    expect(found?.table.body).toMatchObject({ id, formatId: "commander" });
  });
});
