import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { createRoutesStub, Link, Outlet } from "react-router";
import { expect, test, vi } from "vitest";
import { coreMessages } from "~/lib/i18n/catalogue";
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
const Missing = (): ReactNode => {
  throw new TypeError("Failed to fetch dynamically imported module");
};
const Opened = () => <p>still here</p>;

const Stub = createRoutesStub([
  {
    Component: Layout,
    children: [
      { path: "/new", Component: Missing },
      { path: "/fr/new", Component: Missing },
      { path: "/opened", Component: Opened },
    ],
  },
]);

async function open(address: string, reached = true) {
  network.use(
    http.get(`${origin}/builds/latest.json`, () =>
      reached ? HttpResponse.json({ id: "b1" }) : HttpResponse.error(),
    ),
  );
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

test("with a network it is our own error, shown with its message", async () => {
  online(true);
  await open("/new");
  expect(screen.getByRole("heading", { name: "Internal Server Error" })).toBeTruthy();
  expect(screen.getByText(/dynamically imported module/)).toBeTruthy();
});

test("neither is a server that cannot be reached though the browser has a network", async () => {
  online(true);
  await open("/new", false);
  expect(await screen.findByRole("heading", { name: "You are offline" })).toBeTruthy();
});
