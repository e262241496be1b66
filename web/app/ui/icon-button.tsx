import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        "inline-grid size-target shrink-0 place-items-center rounded-md text-text-muted",
        "transition-colors hover:bg-surface-overlay hover:text-text",
        "disabled:cursor-not-allowed disabled:opacity-55",
        className,
      )}
    >
      {icon}
    </button>
  );
}
