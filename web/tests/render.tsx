import { act, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { appMessages } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { langOf } from "~/lib/i18n/paths";
import { queryClient } from "~/lib/query";

const Elsewhere = () => <p data-testid="elsewhere">{useLocation().pathname}</p>;

/**
 * Shows a page at an address, with its language's messages and other addresses beside it. A page that
 * reads something from its path needs the path's pattern; one that was brought something, what that was.
 */
export async function show(
  address: string,
  Page: ComponentType,
  pattern?: string,
  state?: unknown,
) {
  queryClient.clear();
  history.replaceState(null, "", address);
  const { pathname, search, hash } = new URL(address, location.origin);
  await appMessages.load(langOf(pathname));
  const page = () => (
    <I18nProvider messages={appMessages}>
      <Page />
    </I18nProvider>
  );
  const Stub = createRoutesStub([
    { path: pattern ?? pathname, Component: page },
    { path: "*", Component: Elsewhere },
  ]);
  // Awaited, so that a page which waits for a part of itself goes on.
  return act(async () => render(<Stub initialEntries={[{ pathname, search, hash, state }]} />));
}
