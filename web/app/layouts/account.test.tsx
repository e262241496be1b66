import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { useUserStore } from "~/lib/user/store";
import { show } from "../../tests/render";
import { Account } from "./account";

const userData = {
  id: "me",
  firstname: "Ada",
  lastname: "Lovelace",
  username: "ada",
  picture: null,
};

test.each([
  ["/decks", "Your account", ["Profile", "/profile"], ["Sign out", "/logout"]],
  ["/fr/decks", "Ton compte", ["Profil", "/fr/profile"], ["Se déconnecter", "/fr/logout"]],
])("at %s the account opens the profile and the way out", async (address, label, ...ways) => {
  useUserStore.setState({ userData });
  await show(address, Account);
  const button = screen.getByRole("button", { name: new RegExp(label) });
  expect(button.textContent).toContain("Ada Lovelace");
  const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
  const links = within(panel as HTMLElement).getAllByRole("link", { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(ways);
});

test("without a user there is none", async () => {
  useUserStore.setState({ userData: null });
  await show("/decks", Account);
  expect(screen.queryByRole("button")).toBeNull();
});
