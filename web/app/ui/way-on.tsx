import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ApiError } from "~/lib/api/errors";
import { useTranslation } from "~/lib/i18n";
import { withRedirect } from "~/lib/navigation";
import { useHomePath } from "~/lib/user/home-path";
import { Button, ButtonLink } from "./button";

interface WayOnProps {
  error: unknown;
  onRetry: () => void;
  /** Where trying again cannot help; home unless a page has a better place, null for none. */
  back?: ReactNode;
}

/** What can help after an error: to try again, to sign in again, to verify the email, or to go back. */
export function WayOn({ error, onRetry, back }: WayOnProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const home = useHomePath();
  if (error instanceof ApiError && (error.endsSession || error.asksForVerification)) {
    const page = error.endsSession ? "login" : "verify-email";
    return (
      <ButtonLink to={withRedirect(`/${page}`, pathname + search)}>
        {t(error.endsSession ? "errors.signInAgain" : "errors.verifyNow")}
      </ButtonLink>
    );
  }
  if (error instanceof ApiError && error.isFinal) {
    return back === undefined ? <ButtonLink to={home}>{t("shell.error.home")}</ButtonLink> : back;
  }
  return <Button onClick={onRetry}>{t("shell.error.retry")}</Button>;
}
