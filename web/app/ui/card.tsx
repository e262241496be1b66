import type { ComponentProps } from "react";
import { cx } from "./cx";

const paddings = {
  none: "",
  sm: "p-2",
  md: "p-5 sm:p-6",
  lg: "p-5 sm:p-10",
} as const;

type CardProps = ComponentProps<"div"> & { padding?: keyof typeof paddings };

/** A surface one step lighter than the ground, with a hairline around it. */
export const Card = ({ padding = "md", className, ...rest }: CardProps) => (
  <div
    {...rest}
    className={cx("rounded-lg border border-line bg-surface-raised", paddings[padding], className)}
  />
);
