import type { ReactNode } from "react";
import { dateAndTime } from "~/components/games/when";
import { waitingMessages } from "~/components/waiting/messages";
import { useMessages } from "~/lib/i18n";
import { Badge } from "~/ui/badge";
import type { State } from "./describe";

interface WaitingCardProps {
  title: string;
  /** As ISO 8601 has it. */
  since: string;
  state: State;
  children: ReactNode;
}

/** Something that waits on this device: what it is, since when, and where it stands. */
export function WaitingCard({ title, since, state, children }: WaitingCardProps) {
  const { t, lang } = useMessages(waitingMessages);
  const needsYou = state !== "waiting" && state !== "behind";
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-48 gap-0.5 wrap-anywhere">
          <h2 className="text-base font-semibold">{title}</h2>
          <p className="text-sm text-text-muted">{dateAndTime(since, lang)}</p>
        </div>
        <Badge tone={needsYou ? "accent" : "plain"}>{t(`state.${state}`)}</Badge>
      </div>
      {children}
    </li>
  );
}
