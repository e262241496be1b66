import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a part of the page, under its own heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {lead && <p className="max-w-prose text-sm text-text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
