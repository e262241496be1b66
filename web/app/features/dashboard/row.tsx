import type { ReactNode } from "react";
import { Link } from "react-router";

interface RowProps {
  to: string;
  picture: ReactNode;
  title: string;
  detail: string;
}

/** One thing of a list, the whole of it to be tapped. */
export const Row = ({ to, picture, title, detail }: RowProps) => (
  <Link
    to={to}
    className="flex items-center gap-3 rounded-md p-2 transition-colors hover:bg-surface-overlay"
  >
    {picture}
    <span className="grid min-w-0 flex-1">
      <span className="truncate font-semibold">{title}</span>
      <span className="truncate text-sm text-text-muted">{detail}</span>
    </span>
  </Link>
);
