import { type ReactNode, useEffect, useState } from "react";
import { authMessages } from "~/components/auth/messages";
import { useProblem } from "~/components/auth/use-submit";
import { useMessages, useTranslation } from "~/lib/i18n";
import { checkCode, type MailedCode } from "~/lib/identity/accounts";
import { useAction } from "~/lib/use-action";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { AuthCard } from "./auth-card";
import { BrokenLink, isTemporary } from "./broken-link";

interface CheckedCodeProps {
  code: string;
  /** The page that sends such links, if there is one. */
  ask?: string | undefined;
  /** Leads on if the link has already done its work here; false if it has not. */
  onUsed?: (() => Promise<boolean>) | undefined;
  /** Shows what the code is for. It must use the code only when a person asks for it: mail scanners open links, too. */
  children: (mailed: MailedCode) => ReactNode;
}

/** Asks the server what a mailed code is for, without using the code. */
export function CheckedCode({ code, ask, onUsed, children }: CheckedCodeProps) {
  const { t } = useMessages(authMessages);
  const { t: app } = useTranslation();
  const problemOf = useProblem();
  const [mailed, setMailed] = useState<MailedCode>();
  const [error, setError] = useState<unknown>();

  const { run: check, busy } = useAction(
    async () => setMailed(await checkCode(code)),
    async (error) => {
      const worked = !isTemporary(error) && (await onUsed?.().catch(() => false));
      if (!worked) setError(error);
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per code; every code has a page of its own.
  useEffect(() => check(), []);

  if (mailed) return children(mailed);
  if (error === undefined) {
    return (
      <AuthCard title={t("checkingLink")}>
        <Spinner />
      </AuthCard>
    );
  }
  if (!isTemporary(error)) return <BrokenLink error={error} ask={ask} />;
  return (
    <AuthCard title={t("unchecked")}>
      <Banner tone="danger">{problemOf(error)}</Banner>
      <Button variant="primary" busy={busy} onClick={() => check()}>
        {app("shell.error.retry")}
      </Button>
    </AuthCard>
  );
}
