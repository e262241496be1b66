import { type ReactNode, useState } from "react";
import { useProblem } from "~/components/auth/use-submit";
import { useAction } from "~/lib/use-action";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { AuthCard } from "./auth-card";
import { BrokenLink, isTemporary } from "./broken-link";

interface ConfirmCardProps {
  title: string;
  lead: string;
  /** The button's label. */
  action: string;
  hint: string;
  onConfirm: () => Promise<void>;
  /** The page that sends a new link, if there is one. */
  newLinkPage?: string | undefined;
  children?: ReactNode;
}

/** Says what a mailed link will do, and does it when the button is pressed. */
export function ConfirmCard({
  title,
  lead,
  action,
  hint,
  onConfirm,
  newLinkPage,
  children,
}: ConfirmCardProps) {
  const problemOf = useProblem();
  const [error, setError] = useState<unknown>();
  const { run: confirm, busy } = useAction(async () => {
    setError(undefined);
    await onConfirm();
  }, setError);
  if (error !== undefined && !isTemporary(error))
    return <BrokenLink error={error} newLinkPage={newLinkPage} />;
  return (
    <AuthCard title={title} lead={lead}>
      {error !== undefined && <Banner tone="danger">{problemOf(error)}</Banner>}
      <Button variant="primary" size="lg" busy={busy} onClick={() => confirm()}>
        {action}
      </Button>
      <p className="text-sm text-text-muted">{hint}</p>
      {children}
    </AuthCard>
  );
}
