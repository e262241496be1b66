import { type ReactNode, Suspense, useState } from "react";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Avatar } from "~/ui/avatar";
import { cx } from "~/ui/cx";
import { DeckIcon } from "~/ui/icons/app";
import { seatingMessages } from "./messages";
import type { ChosenDeck, SeatedPlayer } from "./seated-player";

const DeckPicker = onDemand(() => import("./deck-picker"));

interface SeatedPlayerRowProps {
  player: SeatedPlayer;
  formatId: string;
  /** What the server found wrong with them. */
  problems: readonly string[];
  onDeck: (deck: ChosenDeck | null) => void;
  /** Shown before the name. */
  mark?: ReactNode;
  /** Of the line itself, without what is wrong with it. */
  className?: string;
  /** What else can be said of them or done with them. */
  children: ReactNode;
}

/** A player in a list; pressing it chooses their deck. */
export function SeatedPlayerRow(props: SeatedPlayerRowProps) {
  const { player, formatId, problems, onDeck, mark, className, children } = props;
  const { name, username, picture, deck } = player;
  const { t } = useMessages(seatingMessages);
  const [choosing, choose] = useState(false);
  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface-raised">
      <div className={cx("flex items-center gap-x-2 pl-3", className)}>
        {mark}
        <Avatar name={username ?? name} picture={picture} size="sm" />
        <button
          type="button"
          aria-label={t("changeDeck", { name, deck: deck?.name ?? t("noDeck") })}
          onClick={() => choose(true)}
          className="grid min-h-14 min-w-0 flex-1 basis-36 content-center rounded-md px-1 text-left"
        >
          <span className="truncate leading-tight font-semibold">{name}</span>
          <span className="flex min-w-0 items-center gap-1 text-sm text-text-muted">
            <DeckIcon className="size-3.5 shrink-0" aria-hidden="true" />
            <span className="truncate">{deck?.name ?? t("chooseDeck")}</span>
          </span>
        </button>
        {children}
      </div>
      {problems.map((message) => (
        <p
          key={message}
          role="alert"
          className="border-t border-line bg-danger-soft px-3 py-2 text-sm text-danger"
        >
          {message}
        </p>
      ))}
      {choosing && (
        <Suspense>
          <DeckPicker
            seat={player}
            formatId={formatId}
            onClose={() => choose(false)}
            onPick={(picked) => {
              onDeck(picked);
              choose(false);
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
