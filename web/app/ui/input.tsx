import type { ComponentProps } from "react";
import { cx } from "./cx";

/** What every box one types or chooses in looks like. */
export const controlLook = cx(
  "w-full min-h-target rounded-md border border-line-strong bg-surface-raised px-3 py-2 text-base",
  "text-text transition-colors hover:border-text-muted",
  "aria-invalid:border-danger aria-invalid:bg-danger-soft",
  "read-only:bg-surface-sunken disabled:cursor-not-allowed disabled:opacity-55",
);

export const Input = ({ className, ...rest }: ComponentProps<"input">) => (
  <input {...rest} className={cx(controlLook, className)} />
);

export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<"textarea">) => (
  <textarea {...rest} rows={rows} className={cx(controlLook, "field-sizing-content", className)} />
);
