import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { useToasts } from "~/ui/toast-store";
import { appMessages } from "./i18n/catalogue";
import { useAction } from "./use-action";

describe("doing something", () => {
  test("is busy until it is done, and not done twice at once", async () => {
    let finish = () => {};
    const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { result } = renderHook(() => useAction(work));
    await act(async () => result.current.run());
    expect(result.current.busy).toBe(true);
    await act(async () => result.current.run());
    expect(work).toHaveBeenCalledOnce();
    await act(async () => finish());
    expect(result.current.busy).toBe(false);
  });

  test("errors are shown, by the page if it wants to", async () => {
    await appMessages.load("en");
    const work = () => Promise.reject(new Error("Not today"));
    const plain = renderHook(() => useAction(work));
    await act(async () => plain.result.current.run());
    await waitFor(() => expect(useToasts.getState().toasts[0]?.message).toBe("Not today"));
    const own = vi.fn();
    const { result } = renderHook(() => useAction<string>(work, own));
    await act(async () => result.current.run("it"));
    expect(own).toHaveBeenCalledWith(new Error("Not today"), "it");
    expect(result.current.busy).toBe(false);
  });
});
