import { useEffect, useState } from "react";
import type { TableTurns } from "~/lib/api/types";
import { clockText } from "~/live/table/clock";

interface ClockProps {
  turns: TableTurns;
  offset: number;
  /** How much it shows at a moment of the server's clock. */
  read: (turns: TableTurns, now: number) => number;
  className?: string;
}

/** Minutes and seconds that run while the table's clock does. */
export function Clock({ turns, offset, read, className }: ClockProps) {
  const [, tick] = useState(0);
  const runs = turns.since !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return <span className={className}>{clockText(read(turns, Date.now() + offset))}</span>;
}
