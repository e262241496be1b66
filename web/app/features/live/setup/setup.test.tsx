import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { seatedWithLastDeck } from "~/components/seating/seated-player";
import type { DeckRef, LiveBody, Pod, PodSeat } from "~/lib/api/types";
import { liveTable } from "../../../../tests/live";
import { api, network } from "../../../../tests/network";
import { open, withDialogs } from "../../../../tests/open";

const person = (id: string, firstname: string): PodSeat => ({
  userId: id,
  guestName: null,
  username: id,
  firstname,
  picture: null,
  deck: null,
  deckName: null,
});
const deck: DeckRef = {
  id: "deck-1",
  name: "Lanterns",
  colors: ["U"],
  bracket: 3,
  picture: null,
  formatId: "commander",
};
const pod: Pod = {
  formatId: "commander",
  subformatId: null,
  playgroupId: "group",
  setId: null,
  endedAt: "2026-11-08T20:00:00Z",
  seats: [
    { ...person("me", "Ada"), deck },
    person("bo", "Bo"),
    { ...person("", "Cleo"), userId: null, username: null, firstname: null, guestName: "Cleo" },
  ],
};
const players = [
  { id: "me", username: "ada", firstname: "Ada", picture: null, lastDeck: deck },
  { id: "bo", username: "bo", firstname: "Bo", picture: null, lastDeck: null },
];

let sent: LiveBody[];

beforeEach(() => {
  sent = [];
  withDialogs();
  network.use(
    http.get(api("/games/pods"), () => HttpResponse.json({ pods: [pod], players })),
    http.get(api("/live/current"), () => HttpResponse.json({ tables: [] })),
    http.post(api("/live"), async ({ request }) => {
      sent.push((await request.json()) as LiveBody);
      return HttpResponse.json({ table: liveTable() }, { status: 201 });
    }),
  );
});

const page = () => open(() => import("../new"), "/live/new", "/live/new");
const elsewhere = async () => (await screen.findByTestId("elsewhere")).textContent;

describe("setting a table up", () => {
  test("the last one again is one press", async () => {
    await page();
    fireEvent.click(await screen.findByRole("button", { name: /Same players again/ }));
    expect(await elsewhere()).toBe("/live/K7Q29F");
    expect(sent[0]).toMatchObject({
      formatId: "commander",
      playgroupId: "group",
      startingLife: null,
      settings: {
        allSeats: true,
        joinAs: "player",
        guests: "player",
        guestsAllSeats: false,
        locked: false,
      },
      seats: [
        { userId: "me", guestName: null, deckId: "deck-1", color: "red" },
        { userId: "bo", deckId: null, deckName: null, color: "blue" },
        { userId: null, guestName: "Cleo", color: "green" },
      ],
    });
  });

  test("people and guests sit down in turn order, and what was chosen survives a reload", async () => {
    await page();
    fireEvent.click(await screen.findByRole("button", { name: /^Bo ?bo$/ }));
    fireEvent.change(await screen.findByLabelText("Guest’s name"), { target: { value: "Eve" } });
    fireEvent.click(screen.getByRole("button", { name: "Add guest" }));
    fireEvent.click(screen.getByRole("button", { name: "Move Eve earlier" }));
    cleanup();
    await page();
    fireEvent.click(await screen.findByRole("button", { name: "Start game with 3 players" }));
    await elsewhere();
    expect(sent[0]?.seats.map(({ userId, guestName }) => userId ?? guestName)).toEqual([
      "me",
      "Eve",
      "bo",
    ]);
    expect(Object.keys(localStorage).join()).not.toContain(":live-setup");
  });

  test("whose turn it is to go first is said, and known at the table", async () => {
    const seats = players.map((player) => seatedWithLastDeck(player, "commander"));
    localStorage.setItem("draft:me:live-setup", JSON.stringify({ seats, starter: "bo" }));
    await page();
    await screen.findByText("Bo goes first this time.");
    fireEvent.click(screen.getByRole("button", { name: "Start game with 2 players" }));
    await elsewhere();
    expect(sent[0]?.starter).toBe(2);
  });

  test("what the server finds wrong is said beside it, and nothing is lost", async () => {
    network.use(
      http.post(api("/live"), () =>
        HttpResponse.json(
          {
            code: 40,
            error: "invalid_fields",
            message: "…",
            fields: { "seats.1.userId": "unknown" },
            fieldMessages: { "seats.1.userId": "You may not seat this player." },
          },
          { status: 422 },
        ),
      ),
    );
    await page();
    fireEvent.click(await screen.findByRole("button", { name: /^Bo ?bo$/ }));
    fireEvent.click(screen.getByRole("button", { name: "Start game with 2 players" }));
    await screen.findByText("You may not seat this player.");
    await waitFor(() => expect(screen.getByText("Bo", { selector: "ol *" })).toBeTruthy());
  });
});
