import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { accounts, api, network, refusal, storeSession } from "../../../tests/network";
import { open, withDialogs } from "../../../tests/open";
import { sections } from "./sections";

const me = { id: "me", firstname: "Ada", lastname: null, username: "ada", picture: null };

/** A server that knows the user and nothing else: what matters here are the sections themselves. */
async function show(address = "/profile") {
  withDialogs();
  storeSession();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  network.use(
    http.put(api("/user/firstname"), async ({ request }) => {
      const { firstname } = (await request.json()) as { firstname: string };
      return HttpResponse.json({ user: { ...me, firstname } });
    }),
    http.get(api("/*"), () => refusal(404, 11)),
    http.post(accounts("lookup"), () =>
      HttpResponse.json({ users: [{ email: "ada@example.org", providerUserInfo: [] }] }),
    ),
  );
  await open(() => import("./page"), address, address.replace(/#.*/, ""));
}

const section = (name: string) => screen.getByRole("region", { name });

describe("the index of the profile", () => {
  test.each([
    ["/profile", "On this page", "Delete my account"],
    ["/fr/profile", "Sur cette page", "Supprimer mon compte"],
  ])("at %s leads to every section in its order", async (address, label, last) => {
    await show(address);
    await screen.findByRole("button", { name: last });
    const index = within(screen.getByRole("navigation", { name: label }));
    const links = index.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      sections.map((name) => `#${name}`),
    );
    const shown = screen.getAllByRole("region").filter(({ id }) => id);
    expect(shown.map(({ id }) => id)).toEqual([...sections]);
    for (const [at, link] of links.entries()) {
      const target = section(link.textContent ?? "");
      expect(target).toBe(shown[at]);
      // The focus goes along.
      expect(target.tabIndex).toBe(-1);
      expect(within(target).getByRole("heading", { level: 2 }).textContent).toBe(link.textContent);
    }
  });

  test("marks the section in the address", async () => {
    await show("/profile#devices");
    const current = screen.getAllByRole("link", { current: "location" });
    expect(current.map(({ textContent }) => textContent)).toEqual(["Signed-in devices"]);
  });
});

describe("a section says of itself", () => {
  const marks = () => screen.queryAllByText(/^(Not saved yet|Saved)$/);

  test("that what is typed in it is not saved yet, then that it is", async () => {
    await show();
    expect(marks()).toEqual([]);
    const field = screen.getByLabelText("First name");
    fireEvent.change(field, { target: { value: "Zoé" } });
    expect(within(section("You")).getByText("Not saved yet")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /^Save.*First name/ }));
    expect(await within(section("You")).findByText("Saved")).toBeTruthy();
    expect(marks()).toHaveLength(1);
    fireEvent.change(field, { target: { value: "Zoé A" } });
    expect(within(section("You")).getByText("Not saved yet")).toBeTruthy();
    fireEvent.change(field, { target: { value: "Zoé" } });
    expect(within(section("You")).getByText("Saved")).toBeTruthy();
  });

  test("that what is chosen in it is saved at once", async () => {
    await show();
    fireEvent.click(screen.getByLabelText("Dark"));
    expect(within(section("Language and appearance")).getByText("Saved")).toBeTruthy();
    expect(marks()).toHaveLength(1);
  });
});
