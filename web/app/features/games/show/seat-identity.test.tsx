import { cleanup } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { gamePagesMessages, gamesMessages } from "~/components/games/messages";
import { seatColors, seatNames, seatOfColor } from "~/components/live/seat";
import { usualLook } from "~/components/overlay/look";
import { overlayMessages } from "~/components/overlay/messages";
import { Overlay } from "~/components/overlay/overlay";
import { sampleTable } from "~/components/overlay/sample";
import type { Game, LivePerson, LiveTimeline, SeatColor, TableBoard } from "~/lib/api/types";
import { seeded } from "~/ui/pattern";
import { aGame, aSeat } from "../../../../tests/games";
import { show } from "../../../../tests/render";
import { gameLiveMessages } from "../messages";
import { usePlayers } from "./live/players";
import { ReplaySeat } from "./live/replay-seat";
import { TurnLengths } from "./live/turn-lengths";
import { ResultList } from "./result-list";
import { RoundTable } from "./round-table";
import { SeatColorsContext } from "./seat-colors";

const seed = process.env.PODIUM_TEST_SEED ?? "every seat is itself everywhere";
const deleted = "Deleted player";
const firstnames = ["Ada", "Bo", "Cleo"];

interface Drawn {
  board: TableBoard;
  people: LivePerson[];
  game: Game;
  timeline: LiveTimeline;
}

/** A table of 2 to 10: users, guests and deleted players, many of the same first name, in colors of their choice. */
function drawTable(random: () => number): Drawn {
  const below = (most: number) => Math.floor(random() * most);
  const size = 2 + below(9);
  const colors = [...seatColors].sort(() => random() - 0.5);
  const first = below(size);
  const sample = sampleTable(size);
  const rows = sample.board.seats.map((state, at) => {
    const name = firstnames[below(firstnames.length)] ?? "";
    const kind = (["user", "user", "guest", "deleted"] as const)[below(4)] ?? "user";
    const color = colors[at] as SeatColor;
    const userId = kind === "guest" ? null : `id-${at}`;
    const guestName = kind === "guest" ? name : null;
    const person =
      kind === "user" ? { username: `${name.toLowerCase()}${at}`, firstname: name } : null;
    // Whoever began sits first in the game.
    const gameSeat = ((at - first + size) % size) + 1;
    return { state: { ...state, userId, guestName, color, out: null }, person, gameSeat };
  });
  return {
    board: { ...sample.board, seats: rows.map(({ state }) => state) },
    people: rows.flatMap(({ state: { userId }, person }) =>
      userId && person
        ? { ...person, id: userId, picture: null, role: "player" as const, devices: 1 }
        : [],
    ),
    game: aGame("g", {
      seats: rows
        .map(({ state: { userId, guestName }, person, gameSeat }) =>
          aSeat(gameSeat, {
            userId: person && userId,
            guestName,
            username: person?.username ?? null,
            firstname: person?.firstname ?? null,
          }),
        )
        .sort((one, other) => one.seat - other.seat),
    }),
    timeline: {
      tableId: "t",
      gameId: "g",
      openedAt: sample.board.openedAt,
      seats: rows.map(({ state: { seat, userId, guestName, color }, person, gameSeat }) => ({
        ...{ seat, userId, color, gameSeat },
        name: guestName ?? person?.firstname ?? null,
        picture: null,
        deckName: null,
        commanders: [],
      })),
      events: [],
    },
  };
}

function Everywhere({ board, people, game, timeline }: Drawn) {
  const players = usePlayers(timeline, game);
  const spells = players.map(({ seat }) => ({ seat, round: 1, millis: 60_000 }));
  const colors = timeline.seats.map(({ gameSeat, color }) => [gameSeat ?? 0, color] as const);
  return (
    <SeatColorsContext value={new Map(colors)}>
      <div id="result">
        <ResultList game={game} />
      </div>
      <div id="round">
        <RoundTable game={game} />
      </div>
      <ul id="replay">
        {players.map((player) => {
          const state = board.seats[player.seat - 1];
          return (
            state && (
              <ReplaySeat
                key={player.seat}
                player={player}
                state={state}
                active={false}
                monarch={false}
                touched={false}
              />
            )
          );
        })}
      </ul>
      <div id="chart">
        <TurnLengths spells={spells} players={players} />
      </div>
      <div id="overlay">
        <Overlay board={board} people={people} info={null} offset={0} look={usualLook("en")} />
      </div>
    </SeatColorsContext>
  );
}

/** Color, shape and name of each row: the first two of its mark, or of what it is drawn with. */
const shownIn = (rows: string, name: string) =>
  [...document.querySelectorAll(rows)]
    .map((row) => {
      const [, color] = row.outerHTML.match(/--seat-(\d+)/) ?? [];
      const shape = row.querySelector("svg[viewBox='0 0 24 24'].shrink-0 path")?.getAttribute("d");
      return [row.querySelector(name)?.textContent, color, shape].join(" ");
    })
    .toSorted();

test(`seats have one color, shape and name on every page (seed "${seed}")`, async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const all = [gamePagesMessages, gamesMessages, gameLiveMessages, overlayMessages];
  await Promise.all(all.map((messages) => messages.load("en")));
  const random = seeded(seed);
  for (let round = 0; round < 6; round += 1) {
    const drawn = drawTable(random);
    const { board, people } = drawn;
    await show("/game/g", () => <Everywhere {...drawn} />);
    const shapes = new Map<number, string>();
    for (const path of document.querySelectorAll("#result path[fill^='var(--seat']")) {
      const look = Number(path.getAttribute("fill")?.match(/\d+/)?.[0]);
      shapes.set(look, path.getAttribute("d") ?? "");
    }
    expect(shapes.size).toBe(board.seats.length);
    // What the live table shows.
    const names = seatNames(board.seats, people, deleted);
    const atTable = board.seats
      .map(({ color }, at) => {
        const look = seatOfColor[color];
        return [names[at], look, shapes.get(look)].join(" ");
      })
      .toSorted();
    expect(shownIn("#result > ol > li", "p .truncate")).toEqual(atTable);
    expect(shownIn("#round li", ".truncate")).toEqual(atTable);
    expect(shownIn("#replay > li", ".truncate")).toEqual(atTable);
    expect(shownIn("#overlay .overlay-seat", ".overlay-name b")).toEqual(atTable);
    expect(shownIn("#chart div[aria-hidden].gap-1", ".truncate")).toEqual(atTable);
    cleanup();
  }
});
