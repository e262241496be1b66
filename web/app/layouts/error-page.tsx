import { useLocalePath, useTranslation } from "~/lib/i18n";
import { Button, ButtonLink } from "~/ui/button";
import { LogoMark } from "~/ui/logo";

interface ErrorPageProps {
  status: number;
  message?: string;
}

/** 404 is "Page Not Found"; every other status is an internal error with its message. */
export function ErrorPage({ status, message }: ErrorPageProps) {
  const { t } = useTranslation();
  const to = useLocalePath();
  const notFound = status === 404;
  const title = t(notFound ? "shell.error.notFound" : "shell.error.internal");
  return (
    <main
      id="content"
      tabIndex={-1}
      className="outline-none mx-auto grid min-h-dvh max-w-prose content-center justify-items-start gap-4 p-6"
    >
      <LogoMark className="size-12" />
      <p className="font-mono text-sm text-text-muted">{status}</p>
      <h1 className="text-3xl">{title}</h1>
      {message && <p className="text-lg break-all">{message}</p>}
      <p className="text-text-muted">
        {t(notFound ? "shell.error.notFoundHint" : "shell.error.internalHint")}
      </p>
      <div className="flex flex-wrap gap-3">
        {!notFound && (
          <Button variant="primary" onClick={() => location.reload()}>
            {t("shell.error.retry")}
          </Button>
        )}
        <ButtonLink variant={notFound ? "primary" : "secondary"} to={to("/")}>
          {t("shell.error.home")}
        </ButtonLink>
      </div>
    </main>
  );
}
