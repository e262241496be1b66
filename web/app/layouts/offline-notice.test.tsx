import { act, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { coreMessages } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { markFresh, markOutdated, markSeen, useShows } from "~/lib/seen/shown";
import { OfflineNotice } from "./offline-notice";

function Page() {
  useShows("games");
  return (
    <I18nProvider messages={coreMessages}>
      <OfflineNotice />
    </I18nProvider>
  );
}
const Stub = createRoutesStub([
  { path: "/", Component: Page },
  { path: "/fr", Component: Page },
]);

afterEach(() => markFresh("games"));

test.each([
  ["/", "This page couldn’t be refreshed. As of 2:32 PM."],
  ["/fr", "Cette page n’a pas pu être actualisée. Dernière mise à jour : 14:32."],
])("on %s a refresh that failed leaves the time of what is on show", async (address, said) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await Promise.all([coreMessages.load("en"), coreMessages.load("fr")]);
  await act(async () => render(<Stub initialEntries={[address]} />));
  const notice = screen.getByRole("status");
  expect(notice.textContent).toBe("");
  await act(async () => markOutdated("games", new Date().setHours(14, 32)));
  await vi.waitFor(() => expect(notice.textContent?.replace(/\s/g, " ")).toBe(said));
  await act(async () => markSeen("games", new Date().setHours(14, 32), true));
  expect(notice.textContent?.replace(/\s/g, " ").trim()).toBe(said.slice(said.indexOf(". ") + 2));
  await act(async () => markFresh("games"));
  expect(notice.textContent).toBe("");
});
