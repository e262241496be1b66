import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "../../tests/render";
import { toast, useToasts } from "./toast-store";
import { Toasts } from "./toasts";

const Page = () => (
  <main id="content" tabIndex={-1}>
    <button type="button">Remove</button>
    <Toasts />
  </main>
);

const run = vi.fn();
const onDone = vi.fn();
const say = () =>
  act(() => void toast({ message: "Removed", action: { label: "Undo", run }, onDone }));
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const undo = () => screen.getByRole("button", { name: "Undo" });
const f8 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "F8" });

describe("a toast that takes something back", () => {
  beforeEach(async () => {
    useToasts.setState({ toasts: [] });
    run.mockClear();
    onDone.mockClear();
    await show("/", Page);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    screen.getByRole("button", { name: "Remove" }).focus();
    say();
  });

  it("is reached by a key from anywhere, and then has all the time there is", async () => {
    pass(9);
    f8();
    expect(document.activeElement).toBe(undo());
    expect(undo().getAttribute("aria-keyshortcuts")).toBe("F8");
    pass(3600);
    expect(onDone).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(undo()));
    expect(run).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove" }));
  });

  it("has the focus as long as it is in it, whatever the pointer does", () => {
    f8();
    const item = screen.getByRole("listitem");
    fireEvent.pointerEnter(item);
    fireEvent.pointerLeave(item);
    pass(3600);
    expect(onDone).not.toHaveBeenCalled();
  });

  it("disappears by itself when not hovered", () => {
    pass(9);
    expect(onDone).not.toHaveBeenCalled();
    pass(2);
    expect(onDone).toHaveBeenCalledOnce();
  });
});
