import type { ReactNode } from "react";

interface RowProps {
  icon: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  /** What else there is to say. */
  note?: string | false;
  actions?: ReactNode;
  /** What opens below. */
  children?: ReactNode;
}

/** One thing of a list, what can be done with it, and room for doing it. */
export const Row = ({ icon, title, detail, note, actions, children }: RowProps) => (
  <li className="grid gap-4 py-3 first:pt-0 last:pb-0">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="grid size-5 shrink-0 place-items-center text-text-muted">{icon}</span>
      <div className="grid min-w-0 flex-1 basis-32">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">{title}</p>
        <p className="text-sm wrap-anywhere text-text-muted">{detail}</p>
        {note && <p className="text-sm text-text-muted">{note}</p>}
      </div>
      {actions && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
    </div>
    {children}
  </li>
);
