import type { ReactNode } from "react";
import { Banner } from "~/ui/banner";

interface ActionBarProps {
  /** Why it cannot be done yet, visible anywhere on the page. */
  problems?: readonly string[];
  children: ReactNode;
}

/** What to do next, always within the thumb's reach: above a phone's navigation. */
export const ActionBar = ({ problems = [], children }: ActionBarProps) => (
  <div
    data-action-bar
    className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 -mx-4 border-t border-line bg-surface px-4 py-2 sm:-mx-8 sm:px-8 lg:bottom-0"
  >
    {problems.length > 0 && (
      <Banner tone="danger" className="mb-2">
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Banner>
    )}
    <div className="flex gap-2">{children}</div>
  </div>
);
