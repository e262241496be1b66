import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

export const Checkbox = ({ label, className, ...rest }: CheckboxProps) => (
  <label className={cx("flex min-h-target items-center gap-3 py-2", className)}>
    <input
      {...rest}
      type="checkbox"
      className="size-5 shrink-0 accent-accent disabled:cursor-not-allowed"
    />
    <span className="text-base has-disabled:opacity-55">{label}</span>
  </label>
);
