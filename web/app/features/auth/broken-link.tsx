import { authMessages } from "~/components/auth/messages";
import { useProblem } from "~/components/auth/use-submit";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { IdentityError } from "~/lib/identity/protocol";
import { ButtonLink } from "~/ui/button";
import { AuthCard } from "./auth-card";

const temporary = new Set([
  "NETWORK",
  "NETWORK_REQUEST_FAILED",
  "TOO_MANY_ATTEMPTS_TRY_LATER",
  "INTERNAL",
]);

/** Whether a failed link may still work on another try. */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof IdentityError) || temporary.has(error.word);

interface BrokenLinkProps {
  error: unknown;
  /** The page that sends a new link, if there is one. */
  newLinkPage?: string | undefined;
}

/** A link from a mail that leads nowhere: why, and the way to another one. */
export function BrokenLink({ error, newLinkPage }: BrokenLinkProps) {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const problemOf = useProblem();
  return (
    <AuthCard title={t("brokenLink")} lead={problemOf(error)}>
      {newLinkPage ? (
        <ButtonLink variant="primary" to={to(newLinkPage)}>
          {t("newLink")}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" to={to("/login")}>
          {t("backToSignIn")}
        </ButtonLink>
      )}
    </AuthCard>
  );
}
