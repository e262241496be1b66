import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { createRoutesStub, Link, Outlet } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { errorMessage } from "~/lib/api/error-message";
import { reloadOnChunkErrors } from "~/lib/build/reload";
import { appMessages, coreMessages } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { Boundary } from "~/lib/router/boundary";
import { network, origin } from "../../tests/network";
import { RouteError } from "./error-page";

const Layout = () => (
  <I18nProvider messages={coreMessages}>
    <Link to="/opened">opened before</Link>
    <Boundary Failed={RouteError}>
      <Outlet />
    </Boundary>
  </I18nProvider>
);
const missing = new TypeError("Failed to fetch dynamically imported module");
const Missing = (): ReactNode => {
  throw missing;
};
const Faulty = (): ReactNode => {
  throw new TypeError("cards is undefined");
};
const Opened = () => <p>still here</p>;

const Stub = createRoutesStub([
  {
    Component: Layout,
    children: [
      { path: "/new", Component: Missing },
      { path: "/fr/new", Component: Missing },
      { path: "/faulty", Component: Faulty },
      { path: "/opened", Component: Opened },
    ],
  },
]);

const answer = (reached: boolean) =>
  network.use(
    http.get(`${origin}/builds/latest.json`, () =>
      reached ? HttpResponse.json({ id: "b1" }) : HttpResponse.error(),
    ),
  );

async function open(address: string, reached = true) {
  answer(reached);
  vi.spyOn(console, "error").mockImplementation(() => {});
  await Promise.all([coreMessages.load("en"), coreMessages.load("fr")]);
  await act(async () => render(<Stub initialEntries={[address]} />));
}

const online = (onLine: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);

test.each([
  ["/new", "You are offline"],
  ["/fr/new", "Tu es hors ligne"],
])("without a network %s, not here yet, says so, and the frame stays", async (address, title) => {
  online(false);
  await open(address, false);
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  await act(async () => screen.getByRole("link", { name: "opened before" }).click());
  expect(screen.getByText("still here")).toBeTruthy();
});

test("a network that is back before the page listens for it is noticed: the page is loaded", async () => {
  // As soon as it is drawn, and without an event.
  let drawn = false;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => {
    drawn ||= screen.queryByText("You are offline") !== null;
    return drawn;
  });
  let asked = 0;
  network.events.on("request:start", ({ request }) => {
    if (request.url === `${origin}/builds/latest.json`) asked += 1;
  });
  await open("/new");
  // Before the page is loaded anew, which happens nowhere but in a browser, the server is asked once more.
  await vi.waitFor(() => expect(asked).toBe(2));
  expect(screen.getByRole("heading", { name: "You are offline" })).toBeTruthy();
  network.events.removeAllListeners();
});

describe("a part that cannot be loaded though the server can be reached", () => {
  beforeEach(() => {
    online(true);
    answer(true);
    // Reloaded by itself a moment ago.
    sessionStorage.setItem("reloaded-at", `${Date.now()}`);
    reloadOnChunkErrors();
    dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: missing }));
  });

  test.each([
    ["/new", "This page couldn’t be loaded", "Reload"],
    ["/fr/new", "Cette page n’a pas pu être chargée", "Recharger"],
  ])(
    "%s says so and offers to reload, without the browser's words",
    async (address, title, reload) => {
      await open(address);
      expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
      expect(screen.getByRole("button", { name: reload })).toBeTruthy();
      expect(screen.queryByText(/500|dynamically imported/)).toBeNull();
    },
  );

  test("a toast says so, too", async () => {
    const { t } = await appMessages.load("en");
    expect(errorMessage(missing, t)).toBe("Part of the page couldn’t be loaded. Reload the page.");
  });
});

test("with a network any other error is our own, shown with its message", async () => {
  online(true);
  await open("/faulty");
  expect(await screen.findByRole("heading", { name: "Internal Server Error" })).toBeTruthy();
  expect(screen.getByText("cards is undefined")).toBeTruthy();
});

test("neither is a server that cannot be reached though the browser has a network", async () => {
  online(true);
  await open("/new", false);
  expect(await screen.findByRole("heading", { name: "You are offline" })).toBeTruthy();
});
