import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Menu } from "./menu";
import { Tabs } from "./tabs";

const tabs = [
  { id: "games", label: "Games" },
  { id: "decks", label: "Decks" },
  { id: "notes", label: "Notes" },
] as const;
type Tab = (typeof tabs)[number]["id"];

function Shelf() {
  const [current, setCurrent] = useState<Tab>("games");
  return (
    <Tabs label="Shelf" tabs={tabs} current={current} onChange={setCurrent}>
      {current}
    </Tabs>
  );
}

describe("tabs by keyboard", () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

  it("goes round with the arrows and jumps to both ends, the focus with it", () => {
    render(<Shelf />);
    screen.getByRole("tab", { name: "Games" }).focus();
    for (const [key, name] of [
      ["ArrowLeft", "Notes"],
      ["ArrowRight", "Games"],
      ["ArrowRight", "Decks"],
      ["End", "Notes"],
      ["Home", "Games"],
    ] as const) {
      press(key);
      expect(document.activeElement).toBe(screen.getByRole("tab", { name, selected: true }));
      expect(screen.getByRole("tabpanel", { name })).toBeTruthy();
    }
  });

  it("has one stop for the tab key", () => {
    render(<Shelf />);
    expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});

/** A page that is drawn anew whenever something is typed. */
function Busy() {
  const [turn, setTurn] = useState(0);
  const items = ["Archive", "Delete"].map((label) => ({ label, onSelect: () => undefined }));
  return (
    <>
      <Menu label="More" icon={null} items={items} />
      <output>{turn}</output>
      <input aria-label="turn" onChange={() => setTurn(turn + 1)} />
    </>
  );
}

describe("a menu by keyboard", () => {
  const archive = vi.fn();
  const open = () => {
    render(
      <Menu
        label="More"
        icon={null}
        items={[
          { label: "Archive", onSelect: archive },
          { label: "Delete", onSelect: () => undefined },
        ]}
      />,
    );
    fireEvent.click(screen.getByRole("button", { name: "More" }));
  };
  const item = (name: string) => screen.getByRole("menuitem", { name });

  it("opens on its first item, goes round, and closes on Escape with the focus back", () => {
    open();
    expect(document.activeElement).toBe(item("Archive"));
    fireEvent.keyDown(item("Archive"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(item("Delete"));
    fireEvent.keyDown(item("Delete"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(item("Archive"));
    fireEvent.keyDown(item("Archive"), { key: "Escape" });
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" }));
  });

  it("keeps the focus when rendered again", () => {
    render(<Busy />);
    fireEvent.click(screen.getByRole("button", { name: "More" }));
    fireEvent.keyDown(item("Archive"), { key: "ArrowDown" });
    fireEvent.change(screen.getByLabelText("turn"), { target: { value: "x" } });
    expect(screen.getByRole("status").textContent).toBe("1");
    expect(document.activeElement).toBe(item("Delete"));
  });

  it("does what was chosen, once, and closes", () => {
    open();
    fireEvent.click(item("Archive"));
    expect(archive).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("closes when the focus goes elsewhere", () => {
    open();
    fireEvent.blur(item("Archive"), { relatedTarget: document.body });
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it.each([
    { left: -40, right: 200, moved: "-48px" },
    { left: 150, right: 390, moved: "38px" },
    { left: 100, right: 340, moved: "" },
  ])("stays on a screen of 360 px from $left to $right", ({ left, right, moved }) => {
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(360);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({
      left,
      right,
    } as DOMRect);
    open();
    expect(screen.getByRole("menu").style.right).toBe(moved);
  });
});
