import type { ComponentProps } from "react";

/** One line drawing: the icons' own package costs every page 2 KiB before its first icon. */
export const icon = (line: string) => (props: ComponentProps<"svg">) => (
  <svg
    aria-hidden="true"
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d={line} />
  </svg>
);
