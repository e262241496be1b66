import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { coreMessages } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { homeMessages } from "./messages";
import { TablePreview } from "./table-preview";

const Table = () => (
  <I18nProvider messages={coreMessages}>
    <TablePreview />
  </I18nProvider>
);
const Page = createRoutesStub([{ path: "/", Component: Table }]);

const parts = import.meta.glob(["../../components/table/**/*.tsx", "!**/*.test.tsx"]);
// On a busy machine the table's parts take longer to be compiled than a test waits for them.
beforeAll(async () => {
  await Promise.all([import("./play-table"), ...Object.values(parts).map((load) => load())]);
}, 240_000);

beforeEach(async () => {
  await Promise.all([coreMessages.load("en"), homeMessages.load("en")]);
  render(<Page />);
  await screen.findByRole("figure");
});

afterEach(cleanup);

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** The table itself: only it can undo. */
const played = () => screen.findByRole("button", { name: /^Undo/ });
const kofi = () => screen.getByRole("region", { name: "Kofi" });

test("what is tapped before the table is there counts, and can be undone at it", async () => {
  tap("Kofi: lose 1 life");
  tap("Kofi: lose 1 life");
  expect(screen.getByText("Kofi: 10 life")).toBeTruthy();
  await played();
  await within(kofi()).findByText("Kofi: 10 life");
  await vi.waitFor(() => tap(/^Undo: /));
  await within(kofi()).findByText("Kofi: 12 life");
});

test("reaching for it with a key brings it, and the focus stays where it was", async () => {
  screen.getByRole("button", { name: "Kofi: gain 1 life" }).focus();
  await played();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Kofi: gain 1 life");
  tap("Kofi: gain 1 life");
  await within(kofi()).findByText("Kofi: 13 life");
});

test("the turn is passed, and its player's clock goes on", async () => {
  tap("Pass turn to Noémie. Turn 7, Sam");
  await played();
  tap("Pass turn to Kofi. Turn 7, Noémie");
  await screen.findByRole("button", { name: "Pass turn to Zoé. Turn 7, Kofi" });
});

test("lethal commander damage asks whether the player is eliminated", async () => {
  tap("Kofi: gain 1 life");
  await played();
  fireEvent.click(await screen.findByRole("button", { name: "Commander damage to Kofi" }));
  const more = await screen.findByRole("button", { name: /Noémie.*14. One more/ });
  for (let hits = 0; hits < 7; hits += 1) fireEvent.click(more);
  await within(kofi()).findByText("Kofi: 6 life");
  fireEvent.click(await screen.findByRole("button", { name: "Done" }));
  expect(
    await screen.findByText("Lethal commander damage for Kofi. Eliminated?", {}, { timeout: 5000 }),
  ).toBeTruthy();
});
