import { act, render, screen } from "@testing-library/react";
import { Link, type Location, useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { Boundary } from "./boundary";
import { currentLocation } from "./location";
import { PageRouter, useNavigate, usePendingLocation } from "./page-router";

const scroll = vi.fn();
let ready: Record<string, (page: string) => void>;
const load = ({ pathname }: Location) =>
  new Promise<string>((resolve) => {
    ready[pathname] = resolve;
  });
const arrive = (path: string) => act(async () => ready[path]?.(`page ${path}`));

let navigate: ReturnType<typeof useNavigate>;

function Shown({ page }: { page: string }) {
  navigate = useNavigate();
  if (page.endsWith("broken")) throw new Error(page);
  return (
    <>
      <h1>{page}</h1>
      <output>{usePendingLocation()?.pathname ?? "idle"}</output>
      <p>{JSON.stringify(useLocation().state)}</p>
    </>
  );
}

const Failed = ({ error }: { error: unknown }) => <h1>{(error as Error).message} failed</h1>;

async function open(address: string) {
  history.replaceState(null, "", address);
  const first = { location: currentLocation(), page: `page ${address}`, keepScroll: false };
  await act(async () =>
    render(
      <PageRouter first={first} load={load}>
        {(page) => (
          <>
            <Link to="/b">to b</Link>
            <Boundary Failed={Failed}>
              <Shown page={page} />
            </Boundary>
          </>
        )}
      </PageRouter>,
    ),
  );
}

const title = () => screen.getByRole("heading").textContent;
const pending = () => screen.getByRole("status").textContent;
const go = (...args: Parameters<typeof navigate>) => act(async () => void navigate(...args));
const follow = () => act(async () => screen.getByRole("link").click());

beforeEach(() => {
  ready = {};
  scroll.mockClear();
  vi.stubGlobal("scrollTo", scroll);
  vi.stubGlobal("scrollY", 0);
});

test("a page is shown, with its address, when it is loaded", async () => {
  await open("/a");
  await follow();
  expect([title(), pending(), location.pathname]).toEqual(["page /a", "/b", "/a"]);
  await arrive("/b");
  expect([title(), pending(), location.pathname]).toEqual(["page /b", "idle", "/b"]);
});

test("of two navigations the later one arrives, whichever is loaded first", async () => {
  await open("/a");
  await go("/b");
  await go("/c");
  await arrive("/c");
  await arrive("/b");
  expect([title(), location.pathname]).toEqual(["page /c", "/c"]);
});

test("navigating resolves on arrival", async () => {
  await open("/a");
  const arrived = vi.fn();
  await act(async () => void navigate("/b", { state: { from: "a" } }).then(arrived));
  expect(arrived).not.toHaveBeenCalled();
  await arrive("/b");
  expect(arrived).toHaveBeenCalledOnce();
  expect(screen.getByText('{"from":"a"}')).toBeTruthy();
  expect(history.state).toMatchObject({ usr: { from: "a" } });
});

test("a replaced page is not gone back to", async () => {
  await open("/a");
  const entries = history.length;
  await go("/b", { replace: true });
  await arrive("/b");
  expect([history.length, location.pathname]).toEqual([entries, "/b"]);
});

test("back returns to where the page was scrolled, a new page starts at its top", async () => {
  await open("/a");
  scroll.mockClear();
  vi.stubGlobal("scrollY", 700);
  await follow();
  await arrive("/b");
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
  await act(async () => {
    history.back();
    await vi.waitFor(() => expect(ready["/a"]).toBeDefined());
  });
  expect(title()).toBe("page /b");
  await arrive("/a");
  expect(title()).toBe("page /a");
  expect(scroll).toHaveBeenLastCalledWith(0, 700);
});

test("a change of the address alone leaves the page where it is", async () => {
  await open("/a");
  scroll.mockClear();
  await go("/a?x=1", { replace: true, preventScrollReset: true });
  await arrive("/a");
  expect(location.search).toBe("?x=1");
  expect(scroll).not.toHaveBeenCalled();
});

test("a page's address gets its right spelling, wherever it comes from", async () => {
  await open("/FAQ/?x=1#part");
  const here = () => location.pathname + location.search + location.hash;
  expect(here()).toBe("/faq?x=1#part");
  await go("/fr//Decks?y=2");
  await arrive("/fr/decks");
  expect([title(), here()]).toEqual(["page /fr/decks", "/fr/decks?y=2"]);
  history.replaceState(null, "", `${location.origin}//GAMES`);
  await go("/b");
  await arrive("/b");
  await act(async () => {
    history.back();
    await vi.waitFor(() => expect(ready["/games"]).toBeDefined());
  });
  await arrive("/games");
  expect([title(), here()]).toEqual(["page /games", "/games"]);
});

test("a page that fails says so in its place, until the next page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await open("/a");
  await go("/broken");
  await arrive("/broken");
  expect(title()).toBe("page /broken failed");
  await follow();
  await arrive("/b");
  expect(title()).toBe("page /b");
});
