import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, useLocation } from "react-router";
import { describe, expect, test } from "vitest";
import { routeTable } from "../route-table";

const user = { firstname: "Ada", lastname: null, username: "ada", picture: null };

const SignIn = () => <p data-testid="sign-in">{useLocation().search}</p>;

async function visit(address: string, state: object) {
  const [{ Gate }, { useUserStore }] = await Promise.all([
    import("./gate"),
    import("~/lib/user/store"),
  ]);
  useUserStore.setState(state);
  const page = (text: string) => () => (
    <Gate>
      <p>{text}</p>
    </Gate>
  );
  const Stub = createRoutesStub([
    { path: "/games", Component: page("games") },
    { path: "/login", Component: page("login") },
    { path: "/dashboard", Component: page("dashboard") },
    { path: "/fr/games", Component: page("parties") },
    { path: "/fr/login", Component: page("connexion") },
    { path: "*", Component: page("not found") },
  ]);
  render(<Stub initialEntries={[address]} />);
}

describe("the gate", () => {
  test.each([
    ["/games", "login"],
    ["/fr/games", "connexion"],
    ["/decks/no/such/page", "login"],
    ["/no/such/page", "not found"],
  ])("signed out at %s: %s", async (address, shown) => {
    await visit(address, { token: null, userData: null });
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  test.each([
    ["/games", "games"],
    ["/login", "dashboard"],
    ["/login?redirect=/games", "games"],
    ["/login?redirect=//evil.example", "dashboard"],
  ])("signed in at %s: %s", async (address, shown) => {
    await visit(address, { token: "t", userData: user });
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  test.each(["", "/fr"])(
    "signed out, every private page %s leads to sign-in, with the way back",
    async (lang) => {
      const [{ Gate }, { useUserStore }] = await Promise.all([
        import("./gate"),
        import("~/lib/user/store"),
      ]);
      useUserStore.setState({ token: null, userData: null });
      const page = () => () => <Gate>the page</Gate>;
      const Stub = createRoutesStub([
        { path: `${lang}/login`, Component: SignIn },
        { path: "*", Component: page() },
      ]);
      const rows = routeTable.filter(({ guard }) => guard === "auth");
      expect(rows.length).toBeGreaterThan(20);
      for (const { path } of rows) {
        const filled = path.replace(":id", "x").replace(/:name\??/, "table");
        const wanted = `${lang}${filled.replace(/:\w+\??/, "2026")}?from=mail`;
        render(<Stub initialEntries={[wanted]} />);
        const { textContent } = await screen.findByTestId("sign-in");
        expect(textContent).toBe(`?redirect=${encodeURIComponent(wanted)}`);
        cleanup();
      }
    },
  );
});
