import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { createRoutesStub } from "react-router";
import { allWords } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { langOf } from "~/lib/i18n/paths";

/** Shows a page at an address, with its language's words and other addresses beside it. */
export async function show(address: string, Page: ComponentType) {
  history.replaceState(null, "", address);
  const { pathname } = new URL(address, location.origin);
  await allWords.load(langOf(pathname));
  const page = () => (
    <I18nProvider words={allWords}>
      <Page />
    </I18nProvider>
  );
  const Stub = createRoutesStub([
    { path: pathname, Component: page },
    { path: "*", Component: () => <p data-testid="elsewhere" /> },
  ]);
  return render(<Stub initialEntries={[address]} />);
}
