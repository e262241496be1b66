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
});
