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
  /** The page that sends a new link, if there is one. */
  newLinkPage?: string | undefined;
  /** Called for a link that no longer works: resolves to true if it was used here before and the visitor moves on. */
  onAlreadyUsed?: (() => Promise<boolean>) | undefined;
  /** Shows what the code is for. It must use the code only at the press of a button: mail scanners open links, too. */
  children: (mailed: MailedCode) => ReactNode;
}

/** Asks the server what a mailed code is for, without using the code. */
export function CheckedCode({ code, newLinkPage, onAlreadyUsed, children }: CheckedCodeProps) {
  const { t } = useMessages(authMessages);
  const { t: app } = useTranslation();
  const problemOf = useProblem();
  const [mailed, setMailed] = useState<MailedCode>();
  const [error, setError] = useState<unknown>();

  const { run: check, busy } = useAction(
    async () => setMailed(await checkCode(code)),
    async (error) => {
      const movesOn = !isTemporary(error) && (await onAlreadyUsed?.().catch(() => false));
      if (!movesOn) setError(error);
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per code: the parent is keyed by it, or opened for one code.
  useEffect(() => check(), []);

  if (mailed) return children(mailed);
  if (error === undefined) {
    return (
      <AuthCard title={t("checkingLink")}>
        <Spinner />
      </AuthCard>
    );
  }
  if (!isTemporary(error)) return <BrokenLink error={error} newLinkPage={newLinkPage} />;
  return (
    <AuthCard title={t("unchecked")}>
      <Banner tone="danger">{problemOf(error)}</Banner>
      <Button variant="primary" busy={busy} onClick={() => check()}>
        {app("shell.error.retry")}
      </Button>
    </AuthCard>
  );
}
