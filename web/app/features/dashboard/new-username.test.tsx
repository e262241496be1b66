import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { Lang } from "~/lib/i18n/paths";
import { useUserStore } from "~/lib/user/store";
import { suggestUsername } from "~/lib/user/suggested-username";
import { useToasts } from "~/ui/toast-store";
import { api, network, refusal } from "../../../tests/network";
import { show } from "../../../tests/render";
import { NewUsername } from "./new-username";

const me = { id: "me", firstname: "Ada", lastname: null, username: "Ada4711", picture: null };

beforeEach(() => {
  localStorage.clear();
  useToasts.setState(useToasts.getInitialState());
  useUserStore.setState({ userData: me });
  suggestUsername(me.username);
});

/** The server's answer to each name that is sent. */
function server(wordFor: (name: string) => string | undefined = () => undefined) {
  network.use(
    http.put(api("/user/username"), async ({ request }) => {
      const { username } = (await request.json()) as { username: string };
      const word = wordFor(username);
      return word
        ? refusal(422, 14, { fields: { username: word } })
        : HttpResponse.json({ user: { ...me, username } });
    }),
  );
}

const Dashboard = () => {
  const username = useUserStore((state) => state.userData?.username ?? "");
  return <NewUsername username={username} />;
};

async function open(lang: Lang = "en") {
  const { unmount } = await show(lang === "en" ? "/dashboard" : "/fr/dashboard", Dashboard);
  return unmount;
}
const field = () => screen.findByRole<HTMLInputElement>("textbox");
const heading = () => screen.queryByRole("heading");

async function type(name: string) {
  fireEvent.change(await field(), { target: { value: name } });
  fireEvent.click(screen.getByRole("button", { name: /Save|Enregistrer/ }));
}

test("the suggestion is kept by one tap, and never asked about again", async () => {
  const leave = await open();
  expect((await field()).value).toBe("Ada4711");
  fireEvent.click(screen.getByRole("button", { name: "Keep Ada4711" }));
  expect(heading()).toBeNull();
  leave();
  await open();
  expect(heading()).toBeNull();
});

test("it is changed in place; taking that back does not ask again", async () => {
  server();
  const leave = await open();
  await type("lovelace");
  await waitFor(() => expect(heading()).toBeNull());
  expect(useUserStore.getState().userData?.username).toBe("lovelace");
  act(() => useToasts.getState().act(useToasts.getState().toasts[0]?.id ?? 0));
  await waitFor(() => expect(useUserStore.getState().userData?.username).toBe("Ada4711"));
  expect(heading()).toBeNull();
  leave();
  await open();
  expect(heading()).toBeNull();
});

test("what is wrong with a name is told beside it, and what was typed stays, also for the next visit", async () => {
  server((name) => (name === "alice" ? "taken" : "looks_taken"));
  const leave = await open("fr");
  await type("a b c");
  await screen.findByText(/^Utilise seulement des lettres/);
  await type("alice");
  await screen.findByText("Ce nom d’utilisateur est déjà pris.");
  await type("a1ice");
  await screen.findByText(/^Ce nom ressemble trop à un nom déjà pris/);
  const wrong = await field();
  expect(wrong.value).toBe("a1ice");
  expect(document.activeElement).toBe(wrong);
  leave();
  await open("fr");
  expect((await field()).value).toBe("a1ice");
  expect(screen.getByRole("button", { name: "Garder Ada4711" })).toBeTruthy();
});

test("a username changed on the profile is an answer too", async () => {
  useUserStore.setState({ userData: { ...me, username: "lovelace" } });
  await open();
  expect(heading()).toBeNull();
});

test("nobody else on this device is asked", async () => {
  useUserStore.setState({ userData: { ...me, id: "other" } });
  await open();
  expect(heading()).toBeNull();
});
