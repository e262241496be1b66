import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocalePath, useTranslation } from "~/lib/i18n";
import { Boundary } from "~/lib/router/boundary";
import { useSignedInHint } from "~/lib/user/signed-in-hint";
import { ButtonLink } from "~/ui/button";
import { contentEdges } from "~/ui/content";
import { cx } from "~/ui/cx";
import { Logo } from "~/ui/logo";
import { ThemeButton } from "~/ui/theme-button";
import { RouteError } from "./error-page";
import { LanguageSwitch } from "./language-switch";
import { NavigationProgress } from "./navigation-progress";
import { OfflineNotice } from "./offline-notice";
import { PageContent } from "./page-content";
import { SkipLink } from "./skip-link";

function Header() {
  const { t } = useTranslation();
  const to = useLocalePath();
  const signedIn = useSignedInHint();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <nav
        aria-label={t("shell.header.label")}
        className={cx(contentEdges, "flex items-center gap-1 py-2")}
      >
        <Link to={to("/")} aria-label={t("shell.home")} className="mr-auto py-1.5">
          <Logo />
        </Link>
        <LanguageSwitch />
        <ThemeButton />
        <ButtonLink to={to(signedIn ? "/dashboard" : "/login")} className="ml-1 max-sm:px-3">
          {t(signedIn ? "shell.header.dashboard" : "shell.header.signIn")}
        </ButtonLink>
      </nav>
    </header>
  );
}

function Footer() {
  const { t } = useTranslation();
  const to = useLocalePath();
  const pages = { faq: "/faq", privacy: "/privacy-policy", terms: "/terms-of-service" } as const;
  return (
    <footer className="border-t border-line">
      <div className={cx(contentEdges, "grid gap-3 py-8 text-sm text-text-muted")}>
        <nav aria-label={t("shell.footer.label")} className="flex flex-wrap gap-x-6">
          {(["faq", "privacy", "terms"] as const).map((page) => (
            <Link
              key={page}
              to={to(pages[page])}
              className="inline-flex min-h-target items-center underline-offset-4 hover:underline"
            >
              {t(`shell.footer.${page}`)}
            </Link>
          ))}
        </nav>
        <p className="max-w-prose">{t("shell.footer.note")}</p>
      </div>
    </footer>
  );
}

/** Public pages. */
export default function DefaultLayout({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      <Header />
      <OfflineNotice />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Boundary Failed={RouteError}>
          <PageContent className="py-8 sm:py-16">{children}</PageContent>
        </Boundary>
      </main>
      <Footer />
    </div>
  );
}
