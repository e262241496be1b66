import type { ReactNode } from "react";

/** What to do next, always within the thumb's reach: above a phone's navigation. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 -mx-4 border-t border-line bg-surface px-4 py-2 sm:-mx-8 sm:px-8 lg:bottom-0">
    <div className="flex gap-2">{children}</div>
  </div>
);
