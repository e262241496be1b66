import type { ComponentProps } from "react";
import { cx } from "./cx";

/** A surface one step lighter than the ground, with a hairline around it. */
export const Card = ({ className, ...rest }: ComponentProps<"div">) => (
  <div
    {...rest}
    className={cx("rounded-lg border border-line bg-surface-raised p-5 sm:p-6", className)}
  />
);
