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
});
