import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, Link, useNavigate, useSearchParams } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { NetworkError } from "./network";
import { forgetInactive, queryClient, useApiQuery } from "./query";
import { useApiPages } from "./query-pages";
import { tellChanged } from "./signals/changes";
import { useUserStore } from "./user/store";

beforeEach(() => queryClient.clear());

/** Answers by hand, in any order. */
function byHand() {
  const answer: Record<string, (value: string) => void> = {};
  const signals: Record<string, AbortSignal> = {};
  const load = (name: string) => (signal: AbortSignal) => {
    signals[name] = signal;
    return new Promise<string>((resolve) => {
      answer[name] = resolve;
    });
  };
  return { answer, signals, load };
}

describe("reading for a page", () => {
  test("gives what came", async () => {
    const load = vi.fn(async () => "code");
    const { result } = renderHook(() => useApiQuery([null, "it"], load));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toBe("code"));
    expect(load).toHaveBeenCalledOnce();
  });

  test("shows a failure with its reason, and can retry", async () => {
    const why = new Error("away");
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(why).mockResolvedValueOnce("code");
    const { result } = renderHook(() => useApiQuery([null, "it"], load));
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current.error).toBe(why);
    await act(async () => result.current.retry());
    await waitFor(() => expect(result.current.data).toBe("code"));
    expect(result.current.failed).toBe(false);
  });

  test("what failed is read again when the server is back, whatever its signals", async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce("code");
    const { result } = renderHook(() => useApiQuery([null, "it"], load));
    await waitFor(() => expect(result.current.failed).toBe(true));
    await act(async () => tellChanged(["games"]));
    expect(load).toHaveBeenCalledOnce();
    await act(async () => tellChanged(null));
    await waitFor(() => expect(result.current.data).toBe("code"));
    await act(async () => tellChanged(null));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each(["online", "visibilitychange"])(
    "without signals, too, what was not reached is read again on %s",
    async (event) => {
      const load = vi.fn<() => Promise<string>>();
      load.mockRejectedValueOnce(new NetworkError("away")).mockResolvedValueOnce("code");
      const { result } = renderHook(() => useApiQuery([null, "it"], load));
      await waitFor(() => expect(result.current.failed).toBe(true));
      act(() => void dispatchEvent(new Event(event)));
      await waitFor(() => expect(result.current.data).toBe("code"));
      act(() => void dispatchEvent(new Event(event)));
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  test("reads again without taking away what is there", async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockResolvedValueOnce("old").mockRejectedValueOnce(new Error("away"));
    load.mockResolvedValueOnce("new");
    const { result } = renderHook(() => useApiQuery([null, "it"], load));
    await waitFor(() => expect(result.current.data).toBe("old"));
    await act(async () => void (await result.current.refresh()));
    expect(result.current).toMatchObject({ data: "old", failed: false });
    await act(async () => void (await result.current.refresh()));
    expect(result.current.data).toBe("new");
  });

  test("ends with the newer answer where a signal overtakes it", async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockResolvedValueOnce("before").mockReturnValueOnce(new Promise(() => {}));
    load.mockResolvedValueOnce("after");
    const { result } = renderHook(() => useApiQuery(["games", "it"], load));
    await waitFor(() => expect(result.current.data).toBe("before"));
    await act(async () => {
      const read = result.current.refresh();
      tellChanged(["games"]);
      expect(await read).toMatchObject({ data: "after" });
    });
    expect(load).toHaveBeenCalledTimes(3);
  });

  test("never shows what was read for another page", async () => {
    const { answer, load } = byHand();
    const seen: (string | undefined)[] = [];
    const { rerender, result } = renderHook(
      ({ of }) => {
        const { data } = useApiQuery([null, of], load(of));
        if (of === "b") seen.push(data);
        return data;
      },
      { initialProps: { of: "a" } },
    );
    await act(async () => answer.a?.("A"));
    expect(result.current).toBe("A");
    rerender({ of: "b" });
    await act(async () => answer.b?.("B"));
    expect(new Set(seen)).toEqual(new Set([undefined, "B"]));
  });

  test("a late answer to older filters does not replace a newer one, and its call is ended", async () => {
    const { answer, signals, load } = byHand();
    const { rerender, result } = renderHook(({ of }) => useApiQuery([null, of], load(of)), {
      initialProps: { of: "old" },
    });
    await act(async () => answer.old?.("first"));
    // Asked again for the old filters while they are being changed.
    act(() => void result.current.refresh());
    const late = answer.old;
    rerender({ of: "now" });
    expect(signals.old?.aborted).toBe(true);
    await act(async () => answer.now?.("now"));
    await act(async () => late?.("old"));
    expect(result.current.data).toBe("now");
  });

  test("what changes while the first answer is under way is read again, and the first not shown", async () => {
    const { answer, load } = byHand();
    const { result } = renderHook(() => useApiQuery(["games"], load("it")));
    const first = answer.it;
    await act(async () => tellChanged(["games"]));
    await act(async () => first?.("first"));
    expect(result.current.data).toBeUndefined();
    await act(async () => answer.it?.("second"));
    expect(result.current.data).toBe("second");
  });

  test("what an answer to something else has shown is not replaced by an older reading", async () => {
    const { answer, load } = byHand();
    const { result } = renderHook(() => useApiQuery([null, "it"], load("it")));
    await act(async () => answer.it?.("before"));
    act(() => void result.current.refresh());
    await act(async () => result.current.show("changed"));
    expect(result.current.data).toBe("changed");
    await act(async () => answer.it?.("before"));
    expect(result.current.data).toBe("changed");
  });

  test("is heard of by its signals, and of everything, as long as the page is there", async () => {
    const load = vi.fn(async () => "it");
    const { result, unmount } = renderHook(() =>
      useApiQuery([["playgroup:1", "games"], "it"], load),
    );
    await waitFor(() => expect(result.current.data).toBe("it"));
    await act(async () => tellChanged(["friends", "playgroup:2"]));
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => tellChanged(["playgroup:1"]));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await act(async () => tellChanged(null));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
    unmount();
    await act(async () => tellChanged(null));
    expect(load).toHaveBeenCalledTimes(3);
  });

  test("another who signs in reads for themselves", async () => {
    const load = vi.fn(async () => useUserStore.getState().userData?.id ?? "nobody");
    const { result } = renderHook(() => useApiQuery([null, "it"], load));
    await waitFor(() => expect(result.current.data).toBe("nobody"));
    const ada = { id: "ada", firstname: "Ada", lastname: null, username: "ada", picture: null };
    act(() => useUserStore.setState({ userData: ada }));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toBe("ada"));
    act(() => useUserStore.setState({ userData: null }));
  });
});

/** Ten numbers, three a page; `of` is the filter. */
const pageOf = (of: string, cursor: number | null) => {
  const from = cursor ?? 10;
  const items = [0, 1, 2].map((at) => from - at).filter((item) => item > 0);
  return { items: items.map((item) => of + item), next: from > 3 ? from - 3 : null };
};
const read = vi.fn(async (of: string, cursor: number | null) => pageOf(of, cursor));

function List() {
  const [search, setSearch] = useSearchParams();
  const of = search.get("of") ?? "a";
  const paged = useApiPages(["numbers", of], (cursor) => read(of, cursor));
  const items = paged.pages.flatMap((page) => page.items);
  return (
    <>
      <output>{`${items.join(" ")} ${paged.status}${paged.done ? " done" : ""}`}</output>
      <button type="button" onClick={paged.more}>
        more
      </button>
      <button
        type="button"
        onClick={() => paged.change((page) => ({ ...page, items: page.items.slice(1) }))}
      >
        drop
      </button>
      <button type="button" onClick={() => setSearch({ of: "b" })}>
        filter
      </button>
      <Link to="/one">one</Link>
    </>
  );
}

function One() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      back
    </button>
  );
}

const open = () => {
  read.mockReset();
  read.mockImplementation(async (of, cursor) => pageOf(of, cursor));
  const Stub = createRoutesStub([
    { path: "/", Component: List },
    { path: "/one", Component: One },
  ]);
  render(<Stub />);
};
const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("a paged list", () => {
  test("goes on by the cursor until there is no more", async () => {
    open();
    await shows("a10 a9 a8 ready");
    for (const _ of [1, 2, 3]) {
      press("more");
      await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/loading/));
      await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/ready/));
    }
    await shows("a10 a9 a8 a7 a6 a5 a4 a3 a2 a1 ready done");
    expect(read.mock.calls.map(([, cursor]) => cursor)).toEqual([null, 7, 4, 1]);
    press("more");
    expect(read).toHaveBeenCalledTimes(4);
  });

  test("a failure keeps what is there, and can be tried again", async () => {
    open();
    await shows("a10 a9 a8 ready");
    read.mockRejectedValueOnce(new TypeError("away"));
    press("more");
    await shows("a10 a9 a8 failed");
    press("more");
    await shows("a10 a9 a8 a7 a6 a5 ready");
  });

  test("another filter is another list, and a late answer to the old one is not shown", async () => {
    open();
    await shows("a10 a9 a8 ready");
    let answer = (_page: ReturnType<typeof pageOf>) => {};
    read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    press("more");
    await shows("a10 a9 a8 loading");
    press("filter");
    await shows("b10 b9 b8 ready");
    await act(async () => answer(pageOf("a", 7)));
    await shows("b10 b9 b8 ready");
  });

  test("changes at once, and reads again what it shows when that has changed elsewhere", async () => {
    open();
    await shows("a10 a9 a8 ready");
    press("more");
    await shows("a10 a9 a8 a7 a6 a5 ready");
    press("drop");
    await shows("a9 a8 a6 a5 ready");
    await act(async () => tellChanged(["numbers"]));
    await shows("a10 a9 a8 a7 a6 a5 ready");
  });

  test("is as far along as it was when one comes back, and up to date soon after", async () => {
    open();
    await shows("a10 a9 a8 ready");
    press("more");
    await shows("a10 a9 a8 a7 a6 a5 ready");
    fireEvent.click(screen.getByRole("link", { name: "one" }));
    await screen.findByRole("button", { name: "back" });
    read.mockImplementation(async (_, cursor) => pageOf("new", cursor));
    press("back");
    await screen.findByText("a10 a9 a8 a7 a6 a5 loading");
    await shows("new10 new9 new8 new7 new6 new5 ready");
  });

  test("is not found as it was where it is known to be outdated", async () => {
    open();
    await shows("a10 a9 a8 ready");
    fireEvent.click(screen.getByRole("link", { name: "one" }));
    await screen.findByRole("button", { name: "back" });
    forgetInactive();
    press("back");
    await screen.findByText("loading");
    await shows("a10 a9 a8 ready");
  });
});
