import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { appMessages } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { useOutbox } from "~/lib/outbox/store";
import { waitingMessages } from "./messages";
import WaitingNotice from "./waiting-notice";

const { commands, refusedCommands } = useOutbox.getState();
afterEach(() => useOutbox.setState({ commands, refusedCommands }));

const Page = () => (
  <I18nProvider messages={appMessages}>
    <WaitingNotice waiting={[]} commands={3} />
  </I18nProvider>
);
const Stub = createRoutesStub([{ path: "/", Component: Page }]);

test("taps that were refused need an answer", async () => {
  await Promise.all([appMessages.load("en"), waitingMessages.load("en")]);
  useOutbox.setState({ commands: 3, refusedCommands: 2 });
  render(<Stub />);
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /3 changes are only on this device\.2 of them need your answer\./,
  );
});
