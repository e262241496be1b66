import type { ReactNode } from "react";
import { useRouteRow } from "~/lib/current-route";
import { Content } from "~/ui/content";

interface PageContentProps {
  /** The room above and below, which the layout decides. */
  className: string;
  children: ReactNode;
}

/** Stands around every page of a layout, as wide as the route table says. */
export function PageContent({ className, children }: PageContentProps) {
  const width = useRouteRow()?.width ?? "reading";
  if (width === "full") return children;
  return (
    <Content width={width} className={className}>
      {children}
    </Content>
  );
}
