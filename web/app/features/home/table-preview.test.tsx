import { fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, it } from "vitest";
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

beforeEach(async () => {
  await Promise.all([coreMessages.load("en"), homeMessages.load("en")]);
  render(<Page />);
  await screen.findByRole("figure");
});

const tap = (name: string) => fireEvent.click(screen.getByLabelText(name));

it("joins quick taps into one change, and says the new total", () => {
  tap("Kofi: lose 1 life");
  tap("Kofi: lose 1 life");
  expect(screen.getByText("−2")).toBeTruthy();
  expect(screen.getAllByText("Kofi: 10 life")).toHaveLength(2);
});

it("counts another player's taps apart", () => {
  tap("Kofi: lose 1 life");
  tap("Zoé: gain 1 life");
  expect(screen.getByText("+1")).toBeTruthy();
  expect(screen.queryByText("−1")).toBeNull();
  expect(screen.getByText("Kofi: 11 life")).toBeTruthy();
  expect(screen.getAllByText("Zoé: 42 life")).toHaveLength(2);
});
