import type { ReactNode } from "react";

interface PageHeaderProps {
  title: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The one first-level heading of a page. */
export const PageHeader = ({ title, lead, actions }: PageHeaderProps) => (
  <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
    <div className="grid max-w-prose min-w-0 gap-1 wrap-anywhere">
      <h1 className="text-3xl">{title}</h1>
      {lead && <p className="text-text-muted">{lead}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-2 max-sm:w-full">{actions}</div>}
  </header>
);
