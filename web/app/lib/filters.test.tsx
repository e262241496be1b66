import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { useFilters } from "./filters";

function List({ remembers }: { remembers: boolean }) {
  const { query, change, clear } = useFilters({ remembers });
  const ways: Record<string, () => void> = {
    commander: () => change({ format: "commander" }),
    duel: () => change({ format: "duel" }),
    casual: () => change({ subformat: "casual" }),
    words: () => change({ q: "café" }),
    "any format": () => change({ format: undefined }),
    clear,
  };
  return (
    <>
      <output>{JSON.stringify(query)}</output>
      {Object.entries(ways).map(([name, way]) => (
        <button key={name} type="button" onClick={way}>
          {name}
        </button>
      ))}
    </>
  );
}

const Stub = createRoutesStub([
  { path: "/games", Component: () => <List remembers /> },
  { path: "/deck", Component: () => <List remembers={false} /> },
]);
const open = (address: string) => {
  cleanup();
  render(<Stub initialEntries={[address]} />);
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const asks = (query: object) =>
  waitFor(() => expect(JSON.parse(screen.getByRole("status").textContent ?? "")).toEqual(query));

describe("filters", () => {
  test("are the address's, by the API's names; anything else there is left out", async () => {
    open("/games?format=commander&tag=t1&q=a%26b&x=1");
    await asks({ formatid: "commander", tagid: "t1", q: "a&b" });
  });

  test("another format forgets the subformat of the last", async () => {
    open("/games");
    press("commander");
    press("casual");
    await asks({ formatid: "commander", subformatid: "casual" });
    press("words");
    press("duel");
    await asks({ formatid: "duel", q: "café" });
  });

  test("the format chosen last is there when the page is opened bare, until it is let go", async () => {
    open("/games");
    press("commander");
    press("casual");
    open("/games");
    await asks({ formatid: "commander", subformatid: "casual" });
    open("/games?q=x");
    await asks({ q: "x" });
    open("/deck");
    await asks({});
    open("/games");
    press("any format");
    await asks({});
    open("/games");
    await asks({});
  });
});
