import { beforeEach, describe, expect, it, vi } from "vitest";
import { toast, useToasts } from "./toast-store";

const shown = () => useToasts.getState().toasts.map(({ message }) => message);

describe("toasts", () => {
  beforeEach(() => useToasts.setState({ toasts: [] }));

  it("undoes, and then never becomes final", () => {
    const run = vi.fn();
    const onDone = vi.fn();
    const id = toast({ message: "Deck archived", action: { label: "Undo", run }, onDone });
    useToasts.getState().act(id);
    useToasts.getState().dismiss(id);
    expect(run).toHaveBeenCalledOnce();
    expect(onDone).not.toHaveBeenCalled();
    expect(shown()).toEqual([]);
  });

  it("becomes final once, when it goes unused", () => {
    const onDone = vi.fn();
    const id = toast({ message: "Deck archived", onDone });
    useToasts.getState().dismiss(id);
    useToasts.getState().dismiss(id);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("lets the oldest give way to a fourth, which makes it final", () => {
    const onDone = vi.fn();
    toast({ message: "one", onDone });
    for (const message of ["two", "three", "four"]) toast({ message });
    expect(shown()).toEqual(["two", "three", "four"]);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("keeps what is said while the oldest gives way", () => {
    toast({ message: "one", onDone: () => toast({ message: "archived for good" }) });
    for (const message of ["two", "three", "four"]) toast({ message });
    expect(shown()).toEqual(["three", "four", "archived for good"]);
  });
});
