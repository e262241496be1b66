import { type ReactNode, useId } from "react";
import { Card } from "~/ui/card";

interface SectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5">
        <div className="grid gap-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {lead && <p className="text-sm text-text-muted">{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
