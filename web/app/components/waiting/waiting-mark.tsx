import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocalePath } from "~/lib/i18n";
import { ErrorIcon } from "~/ui/icons/app";
import { OfflineIcon } from "~/ui/icons/everywhere";

interface WaitingMarkProps {
  refused: boolean;
  children: ReactNode;
}

/** Beside something that is shown as this device has it, and not the server yet. No part of it may have to be fetched. */
export function WaitingMark({ refused, children }: WaitingMarkProps) {
  const to = useLocalePath();
  const Mark = refused ? ErrorIcon : OfflineIcon;
  return (
    <Link
      to={to("/waiting")}
      className="link inline-flex min-h-target items-center gap-2 justify-self-start text-sm font-semibold"
    >
      <Mark className="size-4 shrink-0" aria-hidden="true" />
      {children}
    </Link>
  );
}
