import type { ReactNode } from "react";
import { cx } from "./cx";

/** The room between content and the edges of what it stands in. */
export const contentPadding = "px-4 sm:px-8";

/** Where content begins and ends: of a page, and of the header and footer around it. */
export const contentEdges = cx("mx-auto w-full max-w-wide", contentPadding);

const widths = { reading: "max-w-reading", wide: undefined } as const;

interface ContentProps {
  /** Text, forms and lists read better when short lines begin at the same edge as everything else. */
  width: keyof typeof widths;
  className?: string | undefined;
  children: ReactNode;
}

/** The one owner of a page's width and edges. */
export const Content = ({ width, className, children }: ContentProps) => (
  <div data-content={width} className={cx(contentEdges, className)}>
    <div className={widths[width]}>{children}</div>
  </div>
);
