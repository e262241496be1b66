import type { ReactNode } from "react";
import { cx } from "./cx";

interface ChoiceChipsProps<Value extends string | number> {
  legend: ReactNode;
  options: readonly { value: Value; label: string }[];
  /** Null where none is chosen; the chosen one pressed again chooses none. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Many of them stand in one row on a phone, which a thumb pushes along. */
  scrolls?: boolean;
}

/** One choice of several or none, each a press away. */
export const ChoiceChips = <Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  scrolls = false,
}: ChoiceChipsProps<Value>) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
    <div
      className={cx(
        "flex gap-2",
        scrolls ? "-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0" : "flex-wrap",
      )}
    >
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={chosen}
            onClick={() => onChange(chosen ? null : option.value)}
            className={cx(
              "min-h-target shrink-0 rounded-full border px-4 text-sm font-semibold transition-colors",
              !scrolls && "max-w-full",
              chosen
                ? "border-accent-text bg-accent-soft text-text"
                : "border-line-strong bg-surface-raised text-text-muted hover:text-text",
            )}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  </fieldset>
);
