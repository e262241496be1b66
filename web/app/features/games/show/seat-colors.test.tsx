import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { gamePagesMessages, gamesMessages } from "~/components/games/messages";
import { seatColors, seatOfColor } from "~/components/live/seat";
import { seatColor } from "~/ui/seat-mark";
import { aGame, aSeat } from "../../../../tests/games";
import { show } from "../../../../tests/render";
import { ResultList } from "./result-list";
import { RoundTable } from "./round-table";
import { type SeatColors, SeatColorsContext } from "./seat-colors";

const game = aGame("g", {
  seats: [1, 2, 3].map((seat) =>
    aSeat(seat, { userId: null, username: null, firstname: null, guestName: `Guest ${seat}` }),
  ),
});

/** The colors of the seats in turn order, in the list and around the table. */
async function marks(colors: SeatColors) {
  await Promise.all([gamePagesMessages, gamesMessages].map((messages) => messages.load("en")));
  await show("/game/g", () => (
    <SeatColorsContext value={colors}>
      <ResultList game={game} />
      <RoundTable game={game} />
    </SeatColorsContext>
  ));
  return game.seats.map(({ guestName }) =>
    screen.getAllByText(guestName ?? "").map((name) => {
      const mark = name.closest("li")?.querySelector("path[fill^='var(--seat']");
      return mark?.getAttribute("fill");
    }),
  );
}

describe("the seats of a game", () => {
  test("have the colors they had at the live table", async () => {
    const colors = ["yellow", "teal", "red"] as const;
    const shown = await marks(new Map(colors.map((color, at) => [at + 1, color])));
    expect(shown).toEqual(
      colors.map((color) => [seatColor(seatOfColor[color]), seatColor(seatOfColor[color])]),
    );
  });

  test("have those that a live table would give them, where there was none", async () => {
    const [first, second, third] = await marks(new Map());
    expect([first?.[0], second?.[0], third?.[0]]).toEqual(
      seatColors.slice(0, 3).map((color) => seatColor(seatOfColor[color])),
    );
  });
});
