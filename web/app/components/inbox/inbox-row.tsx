import type { ReactNode } from "react";
import { Link } from "react-router";

interface InboxRowProps {
  to: string;
  picture: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  /** The answers, the likelier one first. */
  actions: ReactNode;
}

/** The subject links to its page; the answers are beside it, or below on narrow screens. */
export const InboxRow = ({ to, picture, title, detail, actions }: InboxRowProps) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
    <Link
      to={to}
      className="flex min-w-0 flex-1 basis-44 items-center gap-3 rounded-md p-2 transition-colors hover:bg-surface-overlay"
    >
      {picture}
      <span className="grid min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
        <span className="line-clamp-3 text-sm text-text-muted">{detail}</span>
      </span>
    </Link>
    <div className="ml-auto flex gap-2 pr-2">{actions}</div>
  </div>
);
