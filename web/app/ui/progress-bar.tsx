import { cx } from "./cx";

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; without it the bar only says that something is under way. */
  value?: number;
  className?: string;
}

/** Thin: for the top of a page on slow navigation, or under what is being sent. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(value * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx("h-1 overflow-hidden rounded-full bg-line", className)}
    >
      <div
        className={cx(
          "h-full rounded-full bg-accent",
          percent === undefined ? "w-1/3 animate-travel" : "transition-[width]",
        )}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
