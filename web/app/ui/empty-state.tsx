import type { ReactNode } from "react";
import { cx } from "./cx";

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** What to do first, and what it brings. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export const EmptyState = ({ icon, title, children, action, className }: EmptyStateProps) => (
  <div
    className={cx(
      "grid justify-items-center gap-2 rounded-lg border border-dashed border-line px-6 py-8 text-center wrap-anywhere",
      className,
    )}
  >
    {icon && (
      <span
        aria-hidden="true"
        className="mb-1 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-text"
      >
        {icon}
      </span>
    )}
    <p className="font-display text-lg font-bold">{title}</p>
    {children && <p className="max-w-prose text-sm text-text-muted">{children}</p>}
    {action && <div className="mt-3">{action}</div>}
  </div>
);
