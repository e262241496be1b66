import type { ComponentProps } from "react";
import { cx } from "./cx";
import { ChevronDownIcon } from "./icons/everywhere";
import { controlLook } from "./input";

export const Select = ({ className, children, ...rest }: ComponentProps<"select">) => (
  <span className={cx("relative block", className)}>
    <select {...rest} className={cx(controlLook, "appearance-none bg-surface-raised! pr-10")}>
      {children}
    </select>
    <ChevronDownIcon
      className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-text-muted"
      aria-hidden="true"
    />
  </span>
);
