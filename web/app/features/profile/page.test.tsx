import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
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
    http.put(api("/user/username"), () => refusal(422, 14, { fields: { username: "taken" } })),
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

describe("names", () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const save = (label: string, name: string) => {
    fireEvent.change(field(label), { target: { value: name } });
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Save.*${label}`) }));
  };

  test("are changed, and the toast takes that back", async () => {
    await show();
    save("First name", "Zoé");
    const { useUserStore } = await import("~/lib/user/store");
    const firstname = () => useUserStore.getState().userData?.firstname;
    await waitFor(() => expect(firstname()).toBe("Zoé"));
    const { useToasts } = await import("~/ui/toast-store");
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    act(() => useToasts.getState().act(useToasts.getState().toasts[0]?.id ?? 0));
    await waitFor(() => expect(firstname()).toBe("Ada"));
  });

  test("that are wrong or taken are refused at their field", async () => {
    await show();
    save("Username", "a!");
    await waitFor(() => expect(field("Username").getAttribute("aria-invalid")).toBe("true"));
    save("Username", "GRACE");
    expect(await screen.findByText("This username is taken.")).toBeTruthy();
    expect(field("Username").value).toBe("GRACE");
  });
});

test("signing out everywhere asks first, ends all sessions, and then this one", async () => {
  const revoked = vi.fn(() => HttpResponse.json({ revoked: 2 }));
  const went = vi.fn();
  await show();
  network.use(http.post(api("/user/sessions/revoke"), revoked));
  (await import("~/lib/navigation")).connectNavigation(went);
  const button = () => screen.getAllByRole("button", { name: "Sign out everywhere" });
  const [first] = button();
  await act(async () => fireEvent.click(first as HTMLElement));
  expect(revoked).not.toHaveBeenCalled();
  fireEvent.click(button().at(-1) as HTMLElement);
  await waitFor(() => expect(went).toHaveBeenCalledWith("/logout", { state: expect.anything() }));
  expect(revoked).toHaveBeenCalledOnce();
});
