import type { ReactNode } from "react";
import { cx } from "~/ui/cx";

/** One cell of a grid on a seat; in a low one its name stands beside its number, and both begin where they must be cut. */
export const cell = {
  className:
    "flex min-h-0 min-w-0 flex-col flex-wrap items-center justify-center gap-0.5 overflow-hidden rounded-md border-2 select-none",
  style: { containerType: "size", alignContent: "safe center" },
} as const;

interface CellTextProps {
  name: string;
  deadly?: boolean;
  /** A number or a picture. */
  children: ReactNode;
}

export const CellText = ({ name, deadly = false, children }: CellTextProps) => (
  <>
    <span
      className={cx(
        "flex items-center gap-[0.3em] font-display text-[clamp(1rem,min(44cqh,34cqw),4.5rem)] leading-none font-bold tabular-nums",
        deadly && "text-danger",
      )}
    >
      {children}
    </span>
    <span className="max-w-full truncate text-[clamp(0.625rem,15cqw,1rem)] leading-tight font-semibold">
      {name}
    </span>
  </>
);
