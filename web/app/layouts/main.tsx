import { lazy, type ReactNode, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { isExample } from "~/lib/example";
import { barePath, useLocalePath, useTranslation } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Boundary } from "~/lib/router/boundary";
import { useKeepSeen } from "~/lib/seen/use-keep-seen";
import { useSignals } from "~/lib/signals/use-signals";
import { useFormatNames, useFreshLists } from "~/lib/user/lists-load";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { contentPadding } from "~/ui/content";
import { cx } from "~/ui/cx";
import { DeckIcon, FriendIcon, GameIcon, HomeIcon, StatsIcon } from "~/ui/icons/app";
import { GroupIcon } from "~/ui/icons/everywhere";
import { Logo } from "~/ui/logo";
import { Account } from "./account";
import { RouteError } from "./error-page";
import { NavigationProgress } from "./navigation-progress";
import { OfflineNotice } from "./offline-notice";
import { PageContent } from "./page-content";
import { Search } from "./search";
import { SkipLink } from "./skip-link";
import { useBackground } from "./use-background";

// It reads what it shows: the page need not wait for the code that does.
const Bell = lazy(() => import("./bell"));
// Few ever see it.
const ExampleBar = onDemand(() => import("./example-bar"));

/** Each place, and the beginnings of the addresses that belong to it. */
const places = [
  { name: "dashboard", icon: HomeIcon, holds: /^\/dashboard/ },
  { name: "games", icon: GameIcon, holds: /^\/(games?|sets?|tags|waiting|live)(\/|$)/ },
  { name: "decks", icon: DeckIcon, holds: /^\/decks?(\/|$)/ },
  { name: "playgroups", icon: GroupIcon, holds: /^\/playgroups?(\/|$)/ },
  { name: "stats", icon: StatsIcon, holds: /^\/(stats|review)(\/|$)/ },
  { name: "friends", icon: FriendIcon, holds: /^\/(friends|user)(\/|$)/ },
] as const;

/** At the foot of a phone, within the thumb's reach; at the side of a desktop. */
function Navigation() {
  const { t } = useTranslation();
  const to = useLocalePath();
  const here = barePath(useLocation().pathname);
  return (
    <nav
      aria-label={t("shell.nav.label")}
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] lg:static lg:flex-col lg:gap-1 lg:border-0 lg:bg-transparent lg:p-0"
    >
      {places.map(({ name, icon: Icon, holds }) => (
        <Link
          key={name}
          to={to(`/${name}`)}
          aria-current={here === `/${name}` ? "page" : holds.test(here)}
          className={cx(
            "flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 rounded-md text-xs font-semibold",
            "lg:min-h-target lg:flex-none lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-sm",
            holds.test(here)
              ? "text-accent-text lg:bg-surface-overlay"
              : "text-text-muted hover:text-text lg:hover:bg-surface-raised",
          )}
        >
          <Icon className="size-5" aria-hidden="true" />
          {t(`shell.nav.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The app itself. */
export default function MainLayout({ children }: { children?: ReactNode }) {
  const { t, lang } = useTranslation();
  const to = useLocalePath();
  const signedIn = useUserStore(isAuthenticated);
  const inExample = useUserStore(isExample);
  useFreshLists();
  useFormatNames(lang);
  useSignals();
  useBackground();
  useKeepSeen();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <div className="lg:grid lg:min-h-dvh lg:grid-cols-[15rem_1fr]">
        <header
          className={cx(
            contentPadding,
            "flex items-center justify-between gap-1 border-b border-line py-1.5",
            "lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:gap-4 lg:border-r lg:border-b-0 lg:p-4",
          )}
        >
          <Link
            to={to(signedIn ? "/dashboard" : "/")}
            aria-label={t("shell.home")}
            className="py-1.5 lg:px-2"
          >
            <Logo />
          </Link>
          {signedIn && <Search />}
          {signedIn && <Navigation />}
          <div className="flex items-center gap-1 lg:mt-auto">
            <Account />
            {signedIn && (
              <Suspense fallback={<span aria-busy="true" className="size-target" />}>
                <Bell />
              </Suspense>
            )}
          </div>
        </header>
        <div className="min-w-0 pb-20 lg:pb-0">
          <OfflineNotice />
          {inExample && (
            <Suspense fallback={<div className="h-28 sm:h-14" />}>
              <ExampleBar />
            </Suspense>
          )}
          <main id="content" tabIndex={-1} className="outline-none">
            <Boundary Failed={RouteError}>
              <PageContent className="py-4 sm:py-8">{children}</PageContent>
            </Boundary>
          </main>
        </div>
      </div>
    </>
  );
}
