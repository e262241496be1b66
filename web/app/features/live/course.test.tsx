import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { liveTableOfFour } from "../../../tests/live-page";

const at = liveTableOfFour();
const { page } = at;
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => fireEvent.click(await button(name));
const turn = () => at.server.board.turns.spells.at(-1);

describe("the way to the first turn", () => {
  test("asks who goes first, draws for all to see, counts mulligans, and starts", async () => {
    await page();
    await press("Who goes first?");
    await press("Roll for it");
    const sheet = await screen.findByRole("dialog", { name: "Mulligans" });
    within(sheet).getByText("Guest 2 goes first");
    await press("Guest 1: one more");
    await vi.waitFor(() => expect(at.server.board.seats[1]?.counters.mulligans).toBe(1));
    await press("Start turn 1");
    await vi.waitFor(() => expect(turn()).toMatchObject({ seat: 3, round: 1 }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await button("Pass turn to Guest 3. Turn 1, Guest 2");
  });

  test("lets people choose, also against the draw, and keeps that through a reload", async () => {
    await page();
    await button("Who goes first?");
    at.server.does({ type: "whoStarts" });
    await button("Start turn 1: Guest 2 goes first");
    await press("Dice and coins");
    await press("Who goes first?");
    await press("Change player");
    await press("Guest 1");
    await screen.findByText("Guest 1 goes first");
    cleanup();
    await page();
    await press("Start turn 1: Guest 1 goes first");
    await vi.waitFor(() => expect(turn()?.seat).toBe(2));
  });

  test("is over as soon as another device starts", async () => {
    await page();
    await press("Who goes first?");
    await screen.findByRole("dialog", { name: "Who goes first?" });
    at.server.does({ type: "turn", seat: 4 });
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("a turn", () => {
  test("is passed to the next player who is still in", async () => {
    await page();
    await button("Who goes first?");
    at.server.does({ type: "turn", seat: null });
    at.server.does({ type: "concede", seat: 2 });
    const pass = await button("Pass turn to Guest 2. Turn 1, ada");
    expect(pass.textContent).toMatch(/^Pass turnGuest 2Turn 1\d+:\d\d$/);
    fireEvent.click(pass);
    await vi.waitFor(() => expect(turn()?.seat).toBe(3));
  });

  test("resumes where it was paused, and says so", async () => {
    await page();
    await button("Who goes first?");
    at.server.does({ type: "turn", seat: null });
    at.server.does({ type: "pause" });
    const resume = await button("Resume turn 1, ada");
    expect(resume.textContent).toContain("Resume");
    fireEvent.click(resume);
    await vi.waitFor(() => expect(at.server.board.turns.paused).toBe(false));
    expect(turn()?.seat).toBe(1);
  });
});

describe("a player whom the rules would eliminate", () => {
  const asked = (name: string) => screen.findByRole("alertdialog", { name });

  test("is asked about with the likely one who did it, and comes back by undo", async () => {
    await page();
    await button("Who goes first?");
    at.server.does({ type: "turn", seat: 1 });
    at.server.does({ type: "life", seat: 2, delta: -40, source: 3 });
    const question = await asked("Guest 1 is at 0. Eliminated?");
    fireEvent.click(within(question).getByRole("button", { name: "Yes, by Guest 2" }));
    await vi.waitFor(() =>
      expect(at.server.board.seats[1]?.out).toMatchObject({ by: 3, how: "combat" }),
    );
    const panel = screen.getByRole("region", { name: "Guest 1" });
    within(panel).getByText("Eliminated by Guest 2");
    fireEvent.click(within(panel).getByRole("button", { name: "Undo" }));
    await vi.waitFor(() => expect(at.server.board.seats[1]?.out).toBeNull());
  });

  test("can be answered while the seat shows its counters", async () => {
    await page();
    await press("Counters of ada");
    const grid = await screen.findByRole("region", { name: "Counters of ada" });
    at.server.does({ type: "life", seat: 1, delta: -40 });
    const question = await asked("ada is at 0. Eliminated?");
    expect(question.closest("[inert]")).toBeNull();
    expect(grid.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("can have been eliminated by someone else", async () => {
    await page();
    await button("Who goes first?");
    at.server.does({ type: "turn", seat: 1 });
    at.server.does({ type: "counter", seat: 2, counter: "poison", delta: 10 });
    const question = await asked("Lethal poison for Guest 1. Eliminated?");
    within(question).getByRole("button", { name: "Yes, by ada" });
    fireEvent.click(within(question).getByRole("button", { name: "Yes, by Guest 3" }));
    await vi.waitFor(() =>
      expect(at.server.board.seats[1]?.out).toMatchObject({ by: 4, how: "poison" }),
    );
  });
});

describe("the end", () => {
  const oneIsLeft = async () => {
    await page();
    await button("Who goes first?");
    at.server.does({ type: "out", seats: [3], by: 1, how: "combat" });
    at.server.does({ type: "concede", seat: 2 });
    at.server.does({ type: "out", seats: [4], by: 1, how: "combo" });
    return screen.findByRole("alertdialog", { name: "ada wins. Finish?" });
  };

  test("is offered once one player is left, and one tap finishes and celebrates", async () => {
    const prompt = await oneIsLeft();
    fireEvent.click(within(prompt).getByRole("button", { name: "Finish game" }));
    await vi.waitFor(() =>
      expect(at.server.board.status).toMatchObject({
        placements: [1, 3, 4, 2],
        endReason: "combo",
      }),
    );
    const ended = await screen.findByRole("region", { name: "Game over" });
    within(ended).getByText("ada wins");
    within(ended).getByRole("button", { name: "Play again with the same players" });
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("can wait, and is offered again when a player who came back goes", async () => {
    const prompt = await oneIsLeft();
    fireEvent.click(within(prompt).getByRole("button", { name: "Play on" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    at.server.does({ type: "turn", seat: 1 });
    at.server.does({ type: "back", seat: 4 });
    await button("Pass turn to Guest 3. Turn 1, ada");
    at.server.does({ type: "concede", seat: 4 });
    await screen.findByRole("alertdialog", { name: "ada wins. Finish?" });
  });

  test("can be another: one winner with a crown, a draw, a concession", async () => {
    const prompt = await oneIsLeft();
    fireEvent.click(within(prompt).getByRole("button", { name: "Change result" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Finish game" }));
    const crowned = () =>
      sheet
        .getAllByRole<HTMLInputElement>("radio")
        .filter(({ checked }) => checked)
        .map((radio) => radio.ariaLabel ?? radio.parentElement?.textContent);
    const crowns = () =>
      sheet.getByRole("group", { name: "Winner" }).querySelectorAll("label > svg:last-child");
    expect(crowned()).toEqual(["ada wins"]);
    expect(sheet.queryByLabelText("Place of ada")).toBeNull();
    fireEvent.click(sheet.getByRole("radio", { name: "Guest 2 wins" }));
    expect(crowned()).toEqual(["Guest 2 wins"]);
    expect(crowns()).toHaveLength(1);
    expect(sheet.queryByText(/won/i)).toBeNull();
    fireEvent.click(sheet.getByRole("radio", { name: "Draw" }));
    expect(crowned()).toEqual(["Draw"]);
    expect(crowns()).toHaveLength(0);
    sheet.getByRole("button", { name: "Finish as a draw" });
    fireEvent.click(sheet.getByRole("radio", { name: "Guest 3 wins" }));
    fireEvent.click(sheet.getAllByRole("button", { name: "Concession" })[0] as HTMLElement);
    fireEvent.click(sheet.getByRole("button", { name: "Finish and record" }));
    await vi.waitFor(() =>
      expect(at.server.board.status).toMatchObject({
        placements: [2, 3, 4, 1],
        endReason: "concession",
      }),
    );
  });
});
