import { act, renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { MemoryRouter } from "react-router";
import { describe, expect, test, vi } from "vitest";
import type { Lang } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { freshModules } from "../../../tests/fresh";
import { api, network } from "../../../tests/network";

freshModules();

const me = { id: "1", firstname: "Ada", lastname: null, username: "ada", picture: null };

function server() {
  const asked: string[] = [];
  const lists = ["playgroups", "decks", "friends"].map((list) => [`/user/${list}`, list] as const);
  network.use(
    http.get(api("/user"), () => HttpResponse.json({ user: me })),
    ...[...lists, ["/formats", "formats"] as const].map(([path, list]) =>
      http.get(api(path), () => {
        asked.push(list);
        return HttpResponse.json({ [list]: [] });
      }),
    ),
  );
  return asked;
}

async function watching(state: object) {
  const { useUserStore } = await import("./store");
  const { useFreshLists, useListsLoad } = await import("./lists-load");
  useUserStore.setState(state);
  const { result } = renderHook(
    () => {
      useFreshLists();
      return useNavigate();
    },
    { wrapper: MemoryRouter },
  );
  return { store: useUserStore, status: useListsLoad, navigate: result.current };
}

describe("fresh lists", () => {
  test("are loaded for a signed-in user, and again only when stale", async () => {
    const asked = server();
    const { store } = await watching({ token: "t", userData: me });
    await waitFor(() => expect(store.getState().lastFetch.formats).not.toBeNull());
    expect(asked).toHaveLength(4);
    store.setState({ lastFetch: { ...store.getState().lastFetch, decks: 0 } });
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(store.getState().lastFetch.decks).not.toBe(0));
    expect(asked.slice(4)).toEqual(["decks"]);
  });

  test("are read again on navigation after five minutes, not before", async () => {
    const asked = server();
    const { store, navigate } = await watching({ token: "t", userData: me });
    await waitFor(() => expect(store.getState().lastFetch.formats).not.toBeNull());
    await act(async () => navigate("/decks"));
    expect(asked).toHaveLength(4);
    const old = Date.now() - 5 * 60_000 - 1;
    store.setState({ lastFetch: { ...store.getState().lastFetch, friends: old } });
    await act(async () => navigate("/games"));
    await waitFor(() => expect(store.getState().lastFetch.friends).toBeGreaterThan(old));
    expect(asked.slice(4)).toEqual(["friends"]);
  });

  test("are read again after five minutes on one page", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    const asked = server();
    const { store } = await watching({ token: "t", userData: me });
    await vi.waitFor(() => expect(store.getState().lastFetch.formats).not.toBeNull());
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(asked).toHaveLength(4);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await vi.waitFor(() => expect(asked).toHaveLength(8));
  });

  test("a tab without a network says nothing whenever it is looked at", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    server();
    const { store, status } = await watching({ token: "t", userData: me });
    await waitFor(() => expect(store.getState().lastFetch.formats).not.toBeNull());
    const { useToasts } = await import("~/ui/toast-store");
    const said = vi.fn();
    useToasts.subscribe(said);
    network.use(http.all(api("/*"), () => HttpResponse.error()));
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(status.getState().failed).toBe(true));
    // Toasts wait for their words.
    const { appMessages } = await import("~/lib/i18n/catalogue");
    await act(() => appMessages.load("en"));
    expect(said).not.toHaveBeenCalled();
  });

  test("are not loaded when signed out", async () => {
    const asked = server();
    await watching({ token: null, userData: null });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toEqual([]);
  });

  test("tell when they could not be loaded", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    server();
    network.use(http.get(api("/user/decks"), () => new HttpResponse(null, { status: 500 })));
    const { status } = await watching({ token: "t", userData: me });
    await waitFor(() => expect(status.getState().failed).toBe(true));
  });

  test("formats are loaded again in another language, and only then", async () => {
    const asked = server();
    const { useFormatNames } = await import("./lists-load");
    const { rerender, unmount } = renderHook(({ lang }) => useFormatNames(lang), {
      initialProps: { lang: "en" as Lang },
    });
    rerender({ lang: "en" });
    expect(asked).toEqual([]);
    rerender({ lang: "fr" });
    await waitFor(() => expect(asked).toEqual(["formats"]));
    unmount();
    renderHook(() => useFormatNames("en"));
    await waitFor(() => expect(asked).toEqual(["formats", "formats"]));
  });
});
