import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useCallback } from "react";
import { createRoutesStub, Link, useNavigate, useSearchParams } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { usePaged } from "./paged";

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
  const paged = usePaged(
    "numbers",
    useCallback((cursor: number | null) => read(of, cursor), [of]),
  );
  const items = paged.pages.flatMap((page) => page.items);
  return (
    <>
      <output>{`${items.join(" ")} ${paged.status}${paged.done ? " done" : ""}`}</output>
      <button type="button" onClick={paged.more}>
        more
      </button>
      <button type="button" onClick={paged.refresh}>
        refresh
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

let visits = 0;
const open = () => {
  read.mockReset();
  visits += 1;
  const Stub = createRoutesStub([
    { path: "/", Component: List },
    { path: "/one", Component: One },
  ]);
  render(<Stub initialEntries={[{ pathname: "/", key: `visit-${visits}` }]} />);
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
    press("filter");
    await shows("b10 b9 b8 ready");
    await act(async () => answer(pageOf("a", 7)));
    await shows("b10 b9 b8 ready");
  });

  test("changes at once, and reads again what it shows", async () => {
    open();
    await shows("a10 a9 a8 ready");
    press("more");
    await shows("a10 a9 a8 a7 a6 a5 ready");
    press("drop");
    await shows("a9 a8 a6 a5 ready");
    press("refresh");
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
});
