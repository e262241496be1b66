import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ApiError } from "~/lib/api/errors";
import { appMessages } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { NetworkError } from "~/lib/network";
import { LoadFailed } from "./load-failed";

const said = (message: string) => ({ code: 1, error: "word", message });

async function fail(error: unknown, back?: ReactNode, address = "/decks?archived=1") {
  await Promise.all([appMessages.load("en"), appMessages.load("fr")]);
  render(
    <MemoryRouter initialEntries={[address]}>
      <I18nProvider messages={appMessages}>
        <LoadFailed title="Not loaded" error={error} onRetry={() => undefined} back={back} />
      </I18nProvider>
    </MemoryRouter>,
  );
}
const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

test.each([
  [new ApiError(403, said("x")), "You do not have permission to perform this action.", false],
  [new ApiError(404, said("x")), "The requested resource was not found.", false],
  [new ApiError(500, said("x")), "A server error occurred. Please try again later.", true],
  [new ApiError(503, null), "A server error occurred. Please try again later.", true],
  [new ApiError(429, said("Slow down")), "Slow down", true],
  [new ApiError(422, said("Not a date")), "Not a date", false],
  [new ApiError(409, said("The server's own words")), "The server's own words", false],
  [
    new NetworkError("away"),
    "This isn’t on your device yet. It will load once Podium can be reached.",
    true,
  ],
])(
  "%s is told as a write tells it, and tried again where that can help",
  async (error, message, again) => {
    await fail(error, <a href="/decks">Back to decks</a>);
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" }) !== null).toBe(again);
    expect(links()).toEqual(again ? [] : ["/decks"]);
  },
);

test.each([
  [403, "Tu n’as pas la permission d’effectuer cette action.", false],
  [404, "La ressource demandée est introuvable.", false],
  [409, "The server's own words", false],
  [500, "Une erreur du serveur s’est produite. Réessaie plus tard.", true],
  [503, "Une erreur du serveur s’est produite. Réessaie plus tard.", true],
])("%i in French", async (status, message, again) => {
  await fail(new ApiError(status, said("The server's own words")), undefined, "/fr/decks");
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Réessayer" }) !== null).toBe(again);
});

test("an email to verify, in French", async () => {
  await fail(new ApiError(401, { code: 53, message: "" }), undefined, "/fr/decks");
  expect(screen.getByText("Vérifie ton e-mail pour continuer.")).toBeTruthy();
});

test("without a network it is calm", async () => {
  await fail(new NetworkError("away"));
  expect(screen.getByRole("status").textContent).toMatch(/^This isn’t on your device yet/);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("where a page has no better place to go back to, it is home", async () => {
  await fail(new ApiError(403, null));
  expect(screen.getByRole("link", { name: "Back to home" }).getAttribute("href")).toBe("/");
});

test("home is the dashboard for who is signed in", async () => {
  localStorage.setItem("identity", "{}");
  localStorage.setItem("user", '{"userData":{"id":"me"}}');
  await fail(new ApiError(404, null));
  expect(links()).toEqual(["/dashboard"]);
});

test.each([
  [new ApiError(401, null), "Session expired. Please login again.", "Sign in again", "/login"],
  [
    new ApiError(401, { code: 53, message: "" }),
    "Please verify your email to continue.",
    "Verify email",
    "/verify-email",
  ],
])("%s leads where that is mended, and back", async (error, message, name, page) => {
  await fail(error);
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  const way = screen.getByRole("link", { name }).getAttribute("href");
  expect(way).toBe(`${page}?redirect=%2Fdecks%3Farchived%3D1`);
});
