import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import type { PlayEvent } from "~/lib/api/types";
import { api, network, refusal } from "../../../tests/network";
import { open } from "../../../tests/open";
import { aCard } from "../../../tests/people";

const anEvent = (more: Partial<PlayEvent> = {}): PlayEvent => ({
  id: "e1",
  name: "Commander night",
  description: "",
  place: "The shop",
  startsAt: "2026-11-20T18:00:00Z",
  endsAt: null,
  picture: null,
  joined: false,
  playgroup: null,
  guestsCount: 12,
  standings: [],
  phase: "upcoming",
  ...more,
});
const answers = (event: PlayEvent | null) =>
  http.get(api("/event/e1"), () => (event ? HttpResponse.json({ event }) : refusal(404, 11)));
const show = (signedIn: boolean, search = "") =>
  open(() => import("./page"), `/mobile/event/e1${search}`, "/mobile/event/:id", { signedIn });
const codeField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Promo code" });

describe("an event, signed out", () => {
  test("can be read, and the way in keeps the code", async () => {
    network.use(answers(anEvent()));
    await show(false, "?code=AB-12");
    expect(await screen.findByRole("heading", { level: 1, name: "Commander night" })).toBeTruthy();
    expect(screen.getByText("AB-12")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Create an account" });
    const back = new URL(link.getAttribute("href") ?? "", location.origin).searchParams;
    expect(back.get("redirect")).toBe("/mobile/event/e1?code=AB-12");
    expect(back.get("mode")).toBe("signup");
  });

  test("an unknown one says so", async () => {
    network.use(answers(null));
    await show(false);
    expect(await screen.findByRole("heading", { name: "Event not found" })).toBeTruthy();
  });
});

describe("an event, signed in", () => {
  test("its code is there already, and one tap joins", async () => {
    let sent: unknown;
    network.use(
      answers(anEvent()),
      http.get(api("/user/playgroups"), () => HttpResponse.json({ playgroups: [] })),
      http.post(api("/promo/event"), async ({ request }) => {
        sent = await request.json();
        const event = anEvent({
          joined: true,
          playgroup: { id: "g1", name: "Shop" },
          standings: [
            { user: { ...aCard("ben"), firstname: "Ben" }, wins: 2, games: 3 },
            { user: { ...aCard("cleo"), firstname: "Cleo" }, wins: 2, games: 3 },
            { user: { ...aCard("dan"), firstname: "Dan" }, wins: 0, games: 1 },
          ],
        });
        return HttpResponse.json({ event }, { status: 201 });
      }),
    );
    await show(true, "?code=AB-12");
    expect((await codeField()).value).toBe("AB-12");
    fireEvent.click(screen.getByRole("button", { name: "Join event" }));
    expect(await screen.findByRole("link", { name: "View group “Shop”" })).toBeTruthy();
    expect(sent).toEqual({ code: "AB-12", locale: "en" });
    const places = screen.getAllByRole("listitem").map((line) => line.textContent?.[0]);
    expect(places).toEqual(["1", "1", "3"]);
    expect(screen.queryByRole("textbox", { name: "Promo code" })).toBeNull();
  });

  test.each([
    [404, 70],
    [409, 71],
    [409, 72],
    [409, 73],
  ])("a refusal (%i, %i) is told beside the code, which stays as typed", async (status, code) => {
    network.use(
      answers(anEvent()),
      http.post(api("/promo/event"), () => refusal(status, code)),
    );
    await show(true);
    fireEvent.change(await codeField(), { target: { value: "my code" } });
    fireEvent.click(screen.getByRole("button", { name: "Join event" }));
    expect(await screen.findByText(`message ${code}`)).toBeTruthy();
    expect((await codeField()).value).toBe("my code");
    expect((await codeField()).getAttribute("aria-invalid")).toBe("true");
  });

  test("a code of another event leads to that one", async () => {
    network.use(
      answers(anEvent()),
      http.get(api("/user/playgroups"), () => HttpResponse.json({ playgroups: [] })),
      http.post(api("/promo/event"), () =>
        HttpResponse.json({ event: anEvent({ id: "e2", joined: true }) }),
      ),
      http.get(api("/event/e2"), () =>
        HttpResponse.json({ event: anEvent({ id: "e2", name: "Another" }) }),
      ),
    );
    await show(true, "?code=X");
    fireEvent.click(await screen.findByRole("button", { name: "Join event" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Another" })).toBeTruthy();
  });
});
