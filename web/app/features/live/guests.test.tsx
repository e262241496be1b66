import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { liveTable, tableId } from "../../../tests/live";
import { liveTableOfFour } from "../../../tests/live-page";
import { api, network, refusal } from "../../../tests/network";

const at = liveTableOfFour();
const { page } = at;
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const settings = () => at.server.board.settings;

/** Nobody is signed in on this device. */
function asGuest() {
  localStorage.clear();
  network.use(
    http.get(api("/live/K7Q29F/guest"), () =>
      HttpResponse.json({ table: liveTable({ joined: false, role: "player" }) }),
    ),
    http.post(api("/live/K7Q29F/guest"), () =>
      HttpResponse.json(
        { table: liveTable({ role: "player" }), token: "of-seat-2" },
        { status: 201 },
      ),
    ),
  );
}

test("where the host wants no guests, the code leads to signing in, and back", async () => {
  asGuest();
  network.use(http.get(api("/live/K7Q29F/guest"), () => refusal(401, 50)));
  const went = vi.fn();
  (await import("~/lib/navigation")).connectNavigation(went);
  await page(false);
  await vi.waitFor(() =>
    expect(went).toHaveBeenCalledWith("/login?redirect=%2Flive%2Fk7q-29f", { replace: true }),
  );
});

describe("what guests may change", () => {
  test("is their own seat until the host allows every seat with one switch", async () => {
    await page();
    await press("Table");
    await press("Table settings");
    const allow = await screen.findByRole<HTMLInputElement>("checkbox", {
      name: "Guests can change every seat",
    });
    expect(allow.checked).toBe(false);
    fireEvent.click(allow);
    await vi.waitFor(() => expect(settings().guestsAllSeats).toBe(true));
    fireEvent.click(
      screen.getByRole("checkbox", { name: "Players can change only their own seat" }),
    );
    await vi.waitFor(() => expect(allow.disabled).toBe(true));
    expect(allow.checked).toBe(false);
    fireEvent.click(screen.getByRole("radio", { name: "Watch" }));
    await vi.waitFor(() => expect(screen.queryByRole("checkbox", { name: /^Guests/ })).toBeNull());
  });

  test("is shown to everyone at the table", async () => {
    await page();
    await press("Table");
    await press("Invite players");
    await screen.findByText("Guests can change only their own seat.");
    at.server.does({ type: "settings", settings: { ...settings(), guestsAllSeats: true } });
    await screen.findByText("Guests can change every seat.");
  });

  test("is said to the guest, who has no say about the others", async () => {
    asGuest();
    await page(false);
    const sheet = await screen.findByRole("dialog", { name: "Which seat is yours?" });
    within(sheet).getByText("Guests can change only their own seat.");
    fireEvent.click(within(sheet).getByRole("button", { name: "Guest 1" }));
    // The others are small, now that one seat is theirs.
    await screen.findByRole("button", { name: "ada: 40 life" });
    await press("Table");
    await press("Table settings");
    await screen.findByText("Guests can change only their own seat.");
    expect(screen.queryByRole("heading", { name: "Turn order" })).toBeNull();
    at.server.does({ type: "settings", settings: { ...settings(), guestsAllSeats: true } });
    await screen.findByText("Guests can change every seat.");
    screen.getByRole("heading", { name: "Turn order" });
  });
});

describe("a new code", () => {
  test("tells those who watched by the old one to ask for it", async () => {
    asGuest();
    await page(false);
    await press("Just watch");
    at.server.last?.close(4410);
    await screen.findByText("This table’s code has changed");
    screen.getByText(/^\s*To come back, ask the host for the new code\.$/);
  });

  test("says beforehand whom it removes", async () => {
    await page();
    await press("Table");
    await press("Invite players");
    await screen.findByText("With a new code, everyone without a seat has to join again.");
  });

  test("keeps a guest who changes seats afterwards, also through a reload", async () => {
    asGuest();
    localStorage.setItem(
      `draft:guest-seat-${tableId}`,
      JSON.stringify({ seat: 2, token: "of-seat-2" }),
    );
    network.use(
      http.post(api("/live/K7Q29F/guest"), () => refusal(404, 81)),
      http.put(api(`/live/${tableId}/guest`), () =>
        HttpResponse.json({ table: liveTable({ code: "NEWC0D", role: "player" }) }),
      ),
      http.post(api("/live/NEWC0D/guest"), () =>
        HttpResponse.json(
          { table: liveTable({ code: "NEWC0D", role: "player" }), token: "of-seat-3" },
          { status: 201 },
        ),
      ),
    );
    await page(false);
    await press("Table");
    await press("Which seat is yours?");
    await press("Guest 2");
    await vi.waitFor(() =>
      expect(at.server.said.flat()).toContainEqual(
        expect.objectContaining({ type: "guest", code: "NEWC0D", token: "of-seat-3" }),
      ),
    );
    const kept = { id: tableId, token: "of-seat-3" };
    for (const code of ["K7Q29F", "NEWC0D"])
      expect(JSON.parse(localStorage.getItem(`draft:guest-table-${code}`) ?? "")).toEqual(kept);
  });

  test("keeps a guest on their seat through a reload", async () => {
    asGuest();
    localStorage.setItem(
      "draft:guest-table-K7Q29F",
      JSON.stringify({ id: tableId, token: "of-seat-2" }),
    );
    localStorage.setItem(
      `draft:guest-seat-${tableId}`,
      JSON.stringify({ seat: 2, token: "of-seat-2" }),
    );
    const shown: unknown[] = [];
    network.use(
      http.get(api("/live/K7Q29F/guest"), () => refusal(404, 81)),
      http.put(api(`/live/${tableId}/guest`), async ({ request }) => {
        shown.push(await request.json());
        return HttpResponse.json({ table: liveTable({ code: "NEWC0D", role: "player" }) });
      }),
    );
    await page(false);
    await screen.findByRole("button", { name: "Guest 1: lose 1 life" });
    expect(shown).toEqual([{ token: "of-seat-2" }]);
    expect(at.server.said.flat()).toContainEqual(
      expect.objectContaining({ type: "guest", code: "NEWC0D", token: "of-seat-2" }),
    );
  });
});
