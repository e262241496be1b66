import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import {
  createPath,
  type Location,
  type NavigateOptions,
  type Navigator,
  Router,
  type To,
  useNavigate as useRouterNavigate,
} from "react-router";
import { canonicalPath } from "~/lib/address";
import { currentLocation, newKey } from "./location";
import { saveScroll, useScroll } from "./scroll";

/** A location and the page loaded for it. */
export interface Visit<Page> {
  location: Location;
  page: Page;
  keepScroll: boolean;
}

interface Pending {
  /** Where a navigation under way leads. */
  next?: Location | undefined;
  /** Resolves when it has arrived, or another has taken its place. */
  arrived: () => Promise<void>;
}

const PendingContext = createContext<Pending>({ arrived: async () => {} });

/** Where a navigation under way leads. */
export const usePendingLocation = (): Location | undefined => use(PendingContext).next;

/** React Router's, as a promise that resolves on arrival: a form stays busy until its next page is shown. */
export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useRouterNavigate();
  const { arrived } = use(PendingContext);
  return useCallback(
    async (to, options) => {
      await navigate(to, options);
      await arrived();
    },
    [navigate, arrived],
  );
}

const hrefOf = (to: To): string => (typeof to === "string" ? to : createPath(to));

type Load<Page> = (location: Location) => Promise<Page>;

/** Navigations, one at a time: each loads its page, then changes the address, then shows it. */
function createNavigation<Page>(
  first: Location,
  load: Load<Page>,
  begin: (next: Location) => void,
  show: (visit: Visit<Page>) => void,
) {
  let shown = first;
  let latest = 0;
  let arriving = Promise.resolve();

  async function visit(location: Location, keepScroll = false, enter?: () => void) {
    const turn = ++latest;
    begin(location);
    const page = await load(location);
    if (turn !== latest) return;
    saveScroll(shown.key);
    shown = location;
    enter?.();
    show({ location, page, keepScroll });
  }

  function go(
    change: "pushState" | "replaceState",
    to: To,
    state: unknown,
    options?: NavigateOptions,
  ) {
    const { pathname, search, hash } = new URL(hrefOf(to), window.location.origin);
    const location = {
      pathname: canonicalPath(pathname),
      search,
      hash,
      state: state ?? null,
      key: newKey(),
    };
    arriving = visit(location, options?.preventScrollReset, () =>
      history[change]({ usr: location.state, key: location.key }, "", createPath(location)),
    );
  }

  const navigator: Navigator = {
    createHref: hrefOf,
    go: (delta) => history.go(delta),
    push: (to, state, options) => go("pushState", to, state, options),
    replace: (to, state, options) => go("replaceState", to, state, options),
  };
  return { navigator, visit, arrived: () => arriving };
}

interface PageRouterProps<Page> {
  first: Visit<Page>;
  /** Never rejects: a page that could not be loaded is one that says so. */
  load: Load<Page>;
  children: (page: Page) => ReactNode;
}

/** React Router's declarative mode, with pages that are loaded before they are shown. */
export function PageRouter<Page>({ first, load, children }: PageRouterProps<Page>) {
  const [{ location, page, keepScroll }, setVisit] = useState(first);
  const [next, setNext] = useState<Location>();
  const [{ navigator, visit, arrived }] = useState(() =>
    createNavigation(first.location, load, setNext, (shown: Visit<Page>) =>
      startTransition(() => {
        setVisit(shown);
        setNext(undefined);
      }),
    ),
  );
  useEffect(() => {
    const onPop = () => void visit(currentLocation());
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, [visit]);
  useScroll(location, keepScroll);
  const pending = useMemo(() => ({ next, arrived }), [next, arrived]);
  return (
    <PendingContext value={pending}>
      <Router location={location} navigator={navigator}>
        {children(page)}
      </Router>
    </PendingContext>
  );
}
