import { authMessages } from "~/components/auth/messages";
import { useProblem } from "~/components/auth/use-submit";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { ButtonLink } from "~/ui/button";
import { AuthCard } from "./auth-card";

interface BrokenLinkProps {
  error: unknown;
  /** The page that sends such links, where one does. */
  ask?: string;
}

/** A link from a mail that leads nowhere: why, and the way to another one. */
export function BrokenLink({ error, ask }: BrokenLinkProps) {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const problemOf = useProblem();
  return (
    <AuthCard title={t("brokenLink")} lead={problemOf(error)}>
      {ask ? (
        <ButtonLink variant="primary" to={to(ask)}>
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
