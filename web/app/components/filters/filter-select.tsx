import { cx } from "~/ui/cx";
import { ChevronDownIcon } from "~/ui/icons/everywhere";

interface FilterSelectProps {
  label: string;
  /** What it says while nothing is chosen. */
  any: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

/** One filter: the browser's own choice in the look of a pill, as wide as what it says. */
export const FilterSelect = ({ label, any, value, choices, onChange }: FilterSelectProps) => (
  <span className="relative shrink-0">
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cx(
        "field-sizing-content min-h-target max-w-56 appearance-none truncate rounded-full border py-1 pr-9 pl-4",
        "text-sm font-semibold transition-colors",
        value
          ? "border-accent-text bg-accent-soft text-text"
          : "border-line-strong bg-surface-raised text-text-muted hover:text-text",
      )}
    >
      <option value="">{any}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDownIcon
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-text-muted"
      aria-hidden="true"
    />
  </span>
);
