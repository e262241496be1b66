import { type ReactNode, Suspense, useState } from "react";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Skeleton } from "~/ui/skeleton";
import { statsMessages } from "./messages";

interface FoldedCardsProps {
  /** A single game has nothing further to say. */
  games: number;
  /** What few ask for, and those all the more. */
  further: ReactNode;
  className?: string;
  /** The cards asked for most. */
  children: ReactNode;
}

/** Cards of stats in two columns; the rest open on demand. */
export function FoldedCards({ games, further, className, children }: FoldedCardsProps) {
  const { t } = useMessages(statsMessages);
  const [all, setAll] = useState(false);
  return (
    <>
      <div className={cx("grid gap-4 lg:grid-cols-2", className)}>
        {children}
        {all && <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>{further}</Suspense>}
      </div>
      {!all && games > 1 && (
        <Button className="justify-self-center max-sm:w-full" onClick={() => setAll(true)}>
          {t("more")}
        </Button>
      )}
    </>
  );
}
