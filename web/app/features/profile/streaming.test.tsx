import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { api, network, storeSession } from "../../../tests/network";
import { withDialogs } from "../../../tests/open";

async function open(streaming: { madeAt: string | null; usedAt: string | null }) {
  withDialogs();
  storeSession();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  let now = streaming;
  network.use(
    http.get(api("/user/streaming"), () => HttpResponse.json({ streaming: now })),
    http.get(api("/live/current"), () => HttpResponse.json({ tables: [] })),
    http.post(api("/auth/streamingtoken"), () => {
      now = { madeAt: new Date().toISOString(), usedAt: null };
      return HttpResponse.json(
        { token: "fresh", url: "https://podium.test/obs#token=fresh" },
        { status: 201 },
      );
    }),
    http.delete(api("/auth/streamingtoken"), () => {
      now = { madeAt: null, usedAt: null };
      return HttpResponse.json({});
    }),
  );
  const [{ show }, { Streaming }] = await Promise.all([
    import("../../../tests/render"),
    import("./streaming"),
  ]);
  await show("/profile", Streaming);
}

/** As a press on it does. */
function unfold() {
  const fold = screen.getByText("Overlay look").closest("details") as HTMLDetailsElement;
  fold.open = true;
  fireEvent(fold, new Event("toggle"));
}

const address = () => screen.findByLabelText<HTMLInputElement>("Address for OBS");

describe("streaming", () => {
  test("a new address is shown with the chosen look, and follows it", async () => {
    await open({ madeAt: null, usedAt: null });
    fireEvent.click(await screen.findByRole("button", { name: "Create address" }));
    expect((await address()).value).toBe("https://podium.test/obs?lang=en#token=fresh");
    unfold();
    fireEvent.click(await screen.findByLabelText("Corners"));
    fireEvent.click(screen.getByLabelText("Clocks"));
    expect((await address()).value).toBe(
      "https://podium.test/obs?layout=corners&show=names,decks,life,damage,counters,turn,round,score,crowns,dice,result&lang=en#token=fresh",
    );
  });

  test("an old one ends only after a warning", async () => {
    await open({ madeAt: "2026-01-01T00:00:00Z", usedAt: null });
    fireEvent.click(await screen.findByRole("button", { name: "Create a new address" }));
    expect(screen.queryByLabelText("Address for OBS")).toBeNull();
    screen.getByText(/stops working within 5 seconds/);
    const [, sure] = screen.getAllByText("Create a new address", { selector: "button *, button" });
    fireEvent.click(sure as HTMLElement);
    expect((await address()).value).toContain("#token=fresh");
  });

  test("shows nothing after the end", async () => {
    await open({ madeAt: "2026-01-01T00:00:00Z", usedAt: "2026-01-02T00:00:00Z" });
    fireEvent.click(await screen.findByRole("button", { name: "Delete address" }));
    screen.getByText(/goes dark within 5 seconds/);
    const [, sure] = screen.getAllByText("Delete address", { selector: "button *, button" });
    fireEvent.click(sure as HTMLElement);
    await screen.findByText("No overlay address yet.");
  });

  test("an address already in use is given another look", async () => {
    await open({ madeAt: "2026-01-01T00:00:00Z", usedAt: null });
    const field = await screen.findByLabelText("Address you use in OBS");
    fireEvent.change(field, { target: { value: "https://elsewhere.test/profile" } });
    screen.getByText(
      "That isn’t an overlay address of this server. Check it, or create a new one.",
    );
    fireEvent.change(field, {
      target: { value: " https://podium.test/fr/obs?layout=grid#token=mine " },
    });
    unfold();
    fireEvent.click(await screen.findByLabelText("Glass"));
    expect((await address()).value).toBe("https://podium.test/obs?theme=glass&lang=en#token=mine");
  });
});
