import { type ReactNode, useId } from "react";
import { cx } from "./cx";

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  legend: string;
  /** Keep the legend for screen readers when a heading beside it says the same. */
  legendHidden?: boolean;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** One choice of a few, all in sight: native radio buttons in a row. */
export function Segmented<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={legendHidden ? "sr-only" : "mb-1.5 text-sm font-semibold"}>
        {legend}
      </legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-md border border-line bg-surface-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "flex min-h-target items-center justify-center gap-2 rounded-sm px-2 py-1 text-center text-sm",
              "font-semibold text-text-muted transition-colors hover:text-text",
              "has-checked:bg-surface-overlay has-checked:text-text",
              "has-focus-visible:outline-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className="min-w-0 wrap-anywhere hyphens-auto">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
