import { cleanup, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useUserStore } from "~/lib/user/store";
import { contentEdges, contentPadding } from "~/ui/content";
import { network, origin } from "../../tests/network";
import { show } from "../../tests/render";
import { type RouteRow, routeTable } from "../route-table";
import DefaultLayout from "./default";
import MainLayout from "./main";

const layouts = { default: DefaultLayout, main: MainLayout };
const framed = (routeTable as RouteRow[]).flatMap((row) =>
  row.layout === "default" || row.layout === "main" ? [{ ...row, layout: row.layout }] : [],
);
/** An address of the page, with what may be missing left out. */
const addressOf = ({ path }: RouteRow) =>
  path
    .replace(/\/:\w+\?/, "")
    .replace(":provider", "google")
    .replace(/:\w+/, "x");

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  useUserStore.setState(useUserStore.getInitialState(), true);
});

const Broken = (): ReactNode => {
  throw new Error("It broke");
};

test("every page stands in its layout's content, as wide as the route table says", async () => {
  for (const row of framed) {
    const Layout = layouts[row.layout];
    await show(addressOf(row), () => <Layout>the page</Layout>, row.path);
    const content = screen.getByText("the page").closest("[data-content]");
    const width = content?.getAttribute("data-content") ?? "full";
    expect(width, row.name).toBe(row.width);
    if (content) expect(content.parentElement, row.name).toBe(screen.getByRole("main"));
    cleanup();
  }
});

test("the header and the footer of public pages begin at the same edge", async () => {
  await show("/faq", () => <DefaultLayout>questions</DefaultLayout>);
  const edges = contentEdges.split(" ");
  for (const part of [
    screen.getByRole("navigation", { name: "Site" }),
    screen.getByText("questions").closest("[data-content]"),
    screen.getByRole("contentinfo").firstElementChild,
  ]) {
    expect([...(part?.classList ?? [])]).toEqual(expect.arrayContaining(edges));
  }
});

test("the app's header begins at the same edge, where it is above its pages", async () => {
  await show("/games", () => <MainLayout>games</MainLayout>);
  const { classList } = screen.getByRole("banner");
  expect([...classList]).toEqual(expect.arrayContaining(contentPadding.split(" ")));
});

test("a page that failed says so in the same place", async () => {
  network.use(http.get(`${origin}/builds/latest.json`, () => HttpResponse.json({ id: "b1" })));
  vi.spyOn(console, "error").mockImplementation(() => {});
  await show("/games", () => (
    <MainLayout>
      <Broken />
    </MainLayout>
  ));
  const content = screen.getByText("It broke").closest("[data-content]");
  expect(content?.parentElement).toBe(screen.getByRole("main"));
});
