import "~/ui/tokens.css";
import { useEffect } from "react";
import { Route, Routes, useLocation } from "react-router";
import { ErrorPage, RouteError, titleOf, useRouteProblem } from "~/layouts/error-page";
import { useFreshBuild } from "~/lib/build/fresh";
import { useFocusOnNavigation } from "~/lib/focus";
import { coreMessages } from "~/lib/i18n/catalogue";
import { I18nProvider, useTranslation } from "~/lib/i18n/context";
import { langOf } from "~/lib/i18n/paths";
import { pageTitle } from "~/lib/page-title";
import { Boundary } from "~/lib/router/boundary";
import { PageRouter, type Visit } from "~/lib/router/page-router";
import { loadPage, type Page } from "./pages";

/** The whole page, where not even a frame is left. */
function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const problem = useRouteProblem(error);
  return (
    <>
      <title>
        {pageTitle(t(`shell.error.${problem === "offline" ? problem : titleOf(problem)}`))}
      </title>
      <ErrorPage>
        <RouteError error={error} />
      </ErrorPage>
    </>
  );
}

/** Each part within the one before it. */
const Nested = ({ parts: [Part, ...inner] }: Pick<Page, "parts">) =>
  Part && (
    <Part>
      <Nested parts={inner} />
    </Part>
  );

function Shown({ page: { path, parts } }: { page: Page }) {
  const lang = langOf(useLocation().pathname);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useFreshBuild();
  useFocusOnNavigation();
  return (
    <I18nProvider messages={coreMessages}>
      <Boundary Failed={Failed}>
        <Routes>
          <Route path={path} element={<Nested parts={parts} />} />
        </Routes>
      </Boundary>
    </I18nProvider>
  );
}

/** The app at an address, whose page was loaded beforehand. */
export const App = ({ first }: { first: Visit<Page> }) => (
  <PageRouter first={first} load={loadPage}>
    {(page) => <Shown page={page} />}
  </PageRouter>
);
