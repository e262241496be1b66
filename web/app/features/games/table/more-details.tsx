import { type ReactNode, Suspense, useState } from "react";
import type { FieldMessages } from "~/components/seating/errors";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { Skeleton } from "~/ui/skeleton";
import { recordMessages } from "../messages";
import type { GameDraft } from "./draft";

// Loaded when opened: most games are recorded without it.
const Details = onDemand(() => import("./details"));

interface MoreDetailsProps {
  game: GameDraft;
  onChange: (game: GameDraft) => void;
  errors: FieldMessages;
  /** What else there is, in words. */
  hint: string;
  /** Rendered below the game's own fields. */
  children?: ReactNode;
  /** Open from the start, where one came to change them. */
  open?: boolean;
}

/** The optional rest of a game, folded away. */
export function MoreDetails(props: MoreDetailsProps) {
  const { game, onChange, errors, hint, children, open = false } = props;
  const { t } = useMessages(recordMessages);
  const [opened, setOpened] = useState(open);
  return (
    <details
      open={opened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="group/more rounded-lg border border-line bg-surface-raised"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1 py-2">
          <span className="font-semibold">{t("details")}</span>
          <span className="truncate text-sm text-text-muted">{hint}</span>
        </span>
        <ChevronDownIcon className="size-5 shrink-0 text-text-muted transition-transform group-open/more:rotate-180" />
      </summary>
      {opened && (
        <div className="grid gap-6 border-t border-line p-4">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Details game={game} onChange={onChange} errors={errors} />
          </Suspense>
          {children}
        </div>
      )}
    </details>
  );
}
