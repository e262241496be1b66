import { cleanup, fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { api, network, refusal } from "../../../tests/network";
import { open } from "../../../tests/open";
import { aCard, aPlaygroup } from "../../../tests/people";

const invitation = (mine: string | null) =>
  http.get(api("/join/abc"), () =>
    HttpResponse.json({
      join: {
        playgroup: {
          id: "g1",
          name: "Friday",
          description: "",
          picture: null,
          membersCount: 4,
        },
        madeBy: { ...aCard("ben"), firstname: "Ben" },
        expiresAt: "2026-12-01T00:00:00Z",
        mine,
      },
    }),
  );
const page = () => import("./page");
const show = (signedIn: boolean) => open(page, "/join/abc", "/join/:token", { signedIn });

test("signed out, it shows the group and leads through the sign-in back here", async () => {
  network.use(invitation(null));
  await show(false);
  expect(await screen.findByText("Ben invites you to this group.")).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Sign in to join" });
  expect(link.getAttribute("href")).toBe("/login?redirect=%2Fjoin%2Fabc");
});

test("signed in, one tap joins", async () => {
  network.use(
    invitation(null),
    http.post(api("/join/abc"), () => HttpResponse.json({ playgroup: aPlaygroup("g1") })),
  );
  const store = await show(true);
  fireEvent.click(await screen.findByRole("button", { name: "Join group" }));
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/playgroup/g1/g1");
  expect(store.getState().playgroups).toHaveLength(1);
});

test("a refusal shows the server's message, and a participant gets a link", async () => {
  network.use(
    invitation(null),
    http.post(api("/join/abc"), () => refusal(409, 66)),
  );
  await show(true);
  fireEvent.click(await screen.findByRole("button", { name: "Join group" }));
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  cleanup();
  network.use(invitation("member"));
  await show(true);
  expect(await screen.findByRole("link", { name: "View group" })).toBeTruthy();
});

describe("a link that opens nothing", () => {
  const heading = { name: "This invitation doesn’t work" };
  const answer = (status: number) =>
    network.use(http.get(api("/join/abc"), () => refusal(status, 9)));
  const again = () => screen.queryByRole("button", { name: "Try again" });

  test.each([
    [403, "You do not have permission to perform this action. message 9"],
    [404, "The requested resource was not found. message 9"],
    [410, "message 9"],
  ])("answered with %i says why, and leads home", async (status, why) => {
    answer(status);
    await show(false);
    await screen.findByRole("heading", heading);
    expect(screen.getByText(why)).toBeTruthy();
    expect(again()).toBeNull();
    expect(screen.getByRole("link", { name: "Back to home" }).getAttribute("href")).toBe("/");
  });

  test("because the server failed is tried again", async () => {
    answer(503);
    await show(false);
    await screen.findByRole("heading", heading);
    expect(screen.getByText("A server error occurred. Please try again later.")).toBeTruthy();
    network.use(invitation(null));
    fireEvent.click(again() as HTMLElement);
    expect(await screen.findByText("Ben invites you to this group.")).toBeTruthy();
  });
});
