import { type ReactNode, Suspense } from "react";
import { useMessages } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { Skeleton } from "~/ui/skeleton";
import type { BreakdownProps } from "./breakdown";
import { Headline } from "./headline";
import { statsMessages } from "./messages";

const Breakdown = soon(() => import("./breakdown"));

/** With fewer games than this, a note warns that the sample is small. */
const few = 5;

interface StatsCardsProps extends BreakdownProps {
  /** Rendered between the headline and the breakdowns. */
  children?: ReactNode;
}

/** A player's or a deck's stats, the most wanted first. */
export function StatsCards({ children, ...breakdown }: StatsCardsProps) {
  const { t } = useMessages(statsMessages);
  const { stats } = breakdown;
  return (
    <div className="grid gap-4">
      <Headline stats={stats} />
      {stats.games < few && <p className="text-sm text-text-muted">{t("few")}</p>}
      {children}
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <Breakdown {...breakdown} />
      </Suspense>
    </div>
  );
}
