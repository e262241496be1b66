import type { ReactNode } from "react";
import { Card } from "~/ui/card";

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Stands beside the card where there is room. */
  aside?: ReactNode;
}

/** One thing at a time, in the middle of the page. */
export const AuthCard = ({ title, lead, children, aside }: AuthCardProps) => (
  <div className="flex items-start justify-center gap-24">
    <Card className="grid w-full max-w-md gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="text-text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
    {aside && <div className="hidden lg:block">{aside}</div>}
  </div>
);
