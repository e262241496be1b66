import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "./cx";
import { step } from "./roving";

interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
  /** What the current tab shows. */
  children: ReactNode;
}

/** Arrow keys move between tabs, as screen readers announce. */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onChange,
  children,
}: TabsProps<Id>) {
  const base = useId();
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  const tabId = (id: Id) => `${base}-${id}`;

  // On a phone the row is wider than the screen: the open tab must not be out of sight.
  useEffect(() => {
    const tab = buttons.current.get(current);
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const over = tab.offsetLeft + tab.offsetWidth - row.offsetLeft - row.clientWidth;
    if (over > row.scrollLeft) row.scrollLeft = over;
    else row.scrollLeft = Math.min(row.scrollLeft, tab.offsetLeft - row.offsetLeft);
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === current);
    const next = tabs[step(event.key, index, tabs.length, "row")];
    if (!next || next.id === current) return;
    event.preventDefault();
    onChange(next.id);
    buttons.current.get(next.id)?.focus();
  };

  return (
    <div className="grid gap-5">
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            ref={(element) => {
              if (element) buttons.current.set(id, element);
              else buttons.current.delete(id);
            }}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === current}
            aria-controls={`${base}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChange(id)}
            className={cx(
              "-mb-px min-h-target shrink-0 border-b-2 px-4 font-semibold transition-colors -outline-offset-2!",
              id === current
                ? "border-accent-text text-text"
                : "border-transparent text-text-muted hover:text-text",
            )}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={tabId(current)}>
        {children}
      </div>
    </div>
  );
}
