import { type ReactNode, useEffect, useState } from "react";
import { isChunkError, isReached, tryAgain, useAway } from "~/lib/build/reload";
import { useTranslation } from "~/lib/i18n";
import { useHomePath } from "~/lib/user/home-path";
import { Button, ButtonLink } from "~/ui/button";
import { Content } from "~/ui/content";
import { OfflineIcon } from "~/ui/icons/everywhere";
import { LogoMark } from "~/ui/logo";

/** In milliseconds. */
const retryPeriod = 5_000;

interface Problem {
  /** Null if a part of the page could not be loaded. */
  status: number | null;
  message?: string | undefined;
}

interface NoticeProps {
  mark: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

const Notice = ({ mark, title, children, actions }: NoticeProps) => (
  <div className="grid max-w-prose justify-items-start gap-4">
    {mark}
    <h1 className="text-3xl">{title}</h1>
    {children}
    <div className="flex flex-wrap gap-3">{actions}</div>
  </div>
);

export const titleOf = ({ status }: Problem) =>
  status === 404 ? "notFound" : status === null ? "notLoaded" : "internal";

/** 404 is "Page Not Found"; every other status is an internal error with its message. */
export function ErrorContent({ status, message }: Problem) {
  const { t } = useTranslation();
  const home = useHomePath();
  const title = titleOf({ status });
  const notFound = title === "notFound";
  return (
    <Notice
      mark={
        <>
          <LogoMark className="size-12" />
          {status && <p className="font-mono text-sm text-text-muted">{status}</p>}
        </>
      }
      title={t(`shell.error.${title}`)}
      actions={
        <>
          {!notFound && (
            <Button variant="primary" onClick={() => location.reload()}>
              {t(status === null ? "shell.error.reload" : "shell.error.retry")}
            </Button>
          )}
          <ButtonLink variant={notFound ? "primary" : "secondary"} to={home}>
            {t("shell.error.home")}
          </ButtonLink>
        </>
      }
    >
      {message && <p className="text-lg break-all">{message}</p>}
      <p className="text-text-muted">{t(`shell.error.${title}Hint`)}</p>
    </Notice>
  );
}

/** A page that is not on this device yet; it loads when the network returns. */
function OfflineContent() {
  const { t } = useTranslation();
  return (
    <Notice
      mark={<OfflineIcon className="size-12 text-text-muted" aria-hidden="true" />}
      title={t("shell.error.offline")}
      actions={
        <Button variant="primary" onClick={() => void tryAgain()}>
          {t("shell.error.retry")}
        </Button>
      }
    >
      <p className="text-text-muted">{t("shell.error.offlineHint")}</p>
    </Notice>
  );
}

/** What went wrong on the way to a page. */
export function useRouteProblem(error: unknown): Problem | "offline" {
  if (useAway()) return "offline";
  if (isChunkError(error)) return { status: null };
  return { status: 500, message: error instanceof Error ? error.message : undefined };
}

/** In the place of a page that failed: the frame around it stays. */
export function RouteError({ error }: { error: unknown }) {
  const problem = useRouteProblem(error);
  const isOffline = problem === "offline";
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
  // A browser calls itself online wherever there is some network.
  useEffect(() => void isReached(), []);
  // A server that was away for a moment, or a first try that the change of networks broke.
  useEffect(() => {
    if (!isOffline) return;
    const timer = setInterval(isReached, retryPeriod);
    return () => clearInterval(timer);
  }, [isOffline]);
  useEffect(() => {
    if (wasOffline && !isOffline) void tryAgain();
  }, [wasOffline, isOffline]);
  return (
    <Content width="reading" className="py-6">
      {problem === "offline" || wasOffline ? <OfflineContent /> : <ErrorContent {...problem} />}
    </Content>
  );
}

/** The whole page, where there is no frame. */
export const ErrorPage = ({ children }: { children: ReactNode }) => (
  <main id="content" tabIndex={-1} className="grid min-h-dvh content-center outline-none">
    {children}
  </main>
);
