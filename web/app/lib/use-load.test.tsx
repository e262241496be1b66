import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { useLoad } from "./use-load";

describe("reading for a page", () => {
  test("gives what came", async () => {
    const load = vi.fn(async () => "code");
    const { result } = renderHook(() => useLoad(load));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toBe("code"));
    expect(load).toHaveBeenCalledOnce();
  });

  test("tells a failure, and can try again", async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce("code");
    const { result } = renderHook(() => useLoad(load));
    await waitFor(() => expect(result.current.failed).toBe(true));
    act(() => result.current.retry());
    expect(result.current.failed).toBe(false);
    await waitFor(() => expect(result.current.data).toBe("code"));
  });

  test("reads again without taking away what is there", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const load = vi.fn<() => Promise<string>>();
    load.mockResolvedValueOnce("old").mockRejectedValueOnce(new Error("away"));
    load.mockResolvedValueOnce("new");
    const { result } = renderHook(() => useLoad(load));
    await waitFor(() => expect(result.current.data).toBe("old"));
    await act(() => result.current.refresh());
    expect(result.current).toMatchObject({ data: "old", failed: false });
    await act(() => result.current.refresh());
    expect(result.current.data).toBe("new");
  });

  /** Answers by hand, in any order. */
  function byHand() {
    const answer: Record<string, (value: string) => void> = {};
    const load = (name: string) => () =>
      new Promise<string>((resolve) => {
        answer[name] = resolve;
      });
    return { answer, load };
  }

  test("never shows what was read for another page", async () => {
    const { answer, load } = byHand();
    const [a, b] = [load("a"), load("b")];
    const seen: (string | undefined)[] = [];
    const { rerender, result } = renderHook(
      ({ of }) => {
        const { data } = useLoad(of);
        if (of === b) seen.push(data);
        return data;
      },
      { initialProps: { of: a } },
    );
    await act(async () => answer.a?.("A"));
    expect(result.current).toBe("A");
    rerender({ of: b });
    await act(async () => answer.b?.("B"));
    expect(new Set(seen)).toEqual(new Set([undefined, "B"]));
  });

  test("a late answer to older filters does not replace a newer one", async () => {
    const { answer, load } = byHand();
    const [old, now] = [load("old"), load("now")];
    const { rerender, result } = renderHook(({ of }) => useLoad(of), {
      initialProps: { of: old },
    });
    await act(async () => answer.old?.("first"));
    // Asked again for the old filters while they are being changed.
    act(() => void result.current.refresh());
    const late = answer.old;
    rerender({ of: now });
    await act(async () => answer.now?.("now"));
    await act(async () => late?.("old"));
    expect(result.current.data).toBe("now");
  });

  test("of two readings of the same, the newer one counts", async () => {
    const { answer, load } = byHand();
    const of = load("it");
    const { result } = renderHook(() => useLoad(of));
    const first = answer.it;
    act(() => void result.current.refresh());
    await act(async () => answer.it?.("second"));
    await act(async () => first?.("first"));
    expect(result.current.data).toBe("second");
  });

  test("says why it failed", async () => {
    const why = new Error("away");
    const load = () => Promise.reject(why);
    const { result } = renderHook(() => useLoad<string>(load));
    await waitFor(() => expect(result.current.error).toBe(why));
  });
});
