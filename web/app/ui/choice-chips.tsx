import type { ReactNode } from "react";
import { cx } from "./cx";

interface ChoiceChipsProps<Value extends string | number> {
  legend: ReactNode;
  options: readonly { value: Value; label: string }[];
  /** Null where none is chosen; the chosen one pressed again chooses none. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  className?: string;
}

/** One choice of several or none, each a press away. */
export const ChoiceChips = <Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  className,
}: ChoiceChipsProps<Value>) => (
  <fieldset className={className}>
    <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={chosen}
            onClick={() => onChange(chosen ? null : option.value)}
            className={cx(
              "min-h-target rounded-full border px-4 text-sm font-semibold transition-colors",
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
