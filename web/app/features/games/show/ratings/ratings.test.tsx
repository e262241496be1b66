import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { RatingChange } from "~/lib/api/types";
import { commander } from "../../../../../tests/decks";
import { aGame, aSeat } from "../../../../../tests/games";
import { api, network, refusal } from "../../../../../tests/network";

const game = aGame("g", {
  playgroupId: "friday",
  playgroupName: "Friday",
  seats: [
    aSeat(1, { placement: 2, deckId: "d1", deckName: "Tides" }),
    aSeat(2, { placement: 1, deckId: "d2", deckName: "Embers" }),
    aSeat(3, { placement: 3, userId: null, guestName: "Zoe" }),
  ],
});

const change = (more: Partial<RatingChange>): RatingChange => ({
  scope: { playgroupId: "friday", formatId: null },
  userId: null,
  deckId: null,
  gameId: "g",
  playedAt: game.endedAt,
  before: { value: 1000, band: 333 },
  after: { value: 1043, band: 310 },
  change: 43,
  others: 31,
  seats: 3,
  placement: 1,
  beaten: 2,
  tied: 0,
  gamesLeft: 4,
  ...more,
});
const loser = {
  change: -12,
  after: { value: 988, band: 310 },
  placement: 2,
  beaten: 1,
  others: -31,
};
const changes = [
  change({ userId: "user-1", ...loser }),
  change({ userId: "user-2" }),
  change({ deckId: "d2" }),
  change({ userId: "user-2", scope: { playgroupId: null, formatId: "commander" }, change: 7 }),
];

async function show(answer: () => Response, address = "/game/g") {
  network.use(http.get(api("/game/g/ratings"), answer));
  const [{ show: render }, { default: Ratings }, { useUserStore }, why, games] = await Promise.all([
    import("../../../../../tests/render"),
    import("./ratings"),
    import("~/lib/user/store"),
    import("~/components/stats/why"),
    import("~/components/games/messages"),
  ]);
  useUserStore.setState({ formats: [commander] });
  const lang = address.startsWith("/fr") ? "fr" : "en";
  await Promise.all([why.whyMessages.load(lang), games.gamesMessages.load(lang)]);
  return render(address, () => <Ratings game={game} />);
}

const rowsIn = async (title: string) => {
  const list = await screen.findByRole("region", { name: title });
  return within(list)
    .getAllByRole("listitem")
    .map((row) => row.textContent?.replace(/\s/g, " "));
};

test("each rating of the group stands in order of place, with how far it moved and why", async () => {
  await show(() => HttpResponse.json({ changes }));
  expect(await rowsIn("Players")).toEqual([
    "Player 2+431,000 → 1,043 ± 310Beat a table rated 31 higher, settles in about 4 more games",
    "Player 1−121,000 → 988 ± 310Came 2nd of 3 against a table rated 31 lower, settles in about 4 more games",
  ]);
  expect(await rowsIn("Decks")).toEqual([expect.stringMatching(/^Embers/)]);
});

test("the format's ratings are a press away, in French too", async () => {
  await show(() => HttpResponse.json({ changes }), "/fr/game/g");
  fireEvent.click(await screen.findByLabelText("Commander, partout"));
  expect(await rowsIn("Joueurs")).toEqual([
    expect.stringMatching(/^Player 2\+7.*A battu une table/),
  ]);
  expect(screen.queryByRole("region", { name: "Decks" })).toBeNull();
});

test("a game that moved no rating says nothing of them", async () => {
  const { container } = await show(() => HttpResponse.json({ changes: [] }));
  await waitFor(() => expect(container.childElementCount).toBe(0));
});

test("what could not be loaded is tried again", async () => {
  let tries = 0;
  await show(() => {
    tries += 1;
    return tries === 1 ? refusal(500, 1) : HttpResponse.json({ changes });
  });
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await rowsIn("Players")).toHaveLength(2);
});
