import type { ReactNode } from "react";
import { Card } from "~/ui/card";

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One thing at a time, in the middle of the page. */
export const AuthCard = ({ title, lead, children }: AuthCardProps) => (
  <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-16">
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="text-text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  </div>
);
