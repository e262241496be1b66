import type { CSSProperties, ReactNode } from "react";
import { cx } from "./cx";
import { CloseIcon } from "./icons/app";

export const chipColors = ["amber", "teal", "rose", "violet", "blue", "green", "slate"] as const;
export type ChipColor = (typeof chipColors)[number];

/** The dot that carries a chip's colour. */
export const ChipDot = ({ color, className }: { color: ChipColor; className?: string }) => (
  <span
    aria-hidden="true"
    className={cx("inline-block size-2.5 shrink-0 rounded-full", className)}
    style={{ background: `var(--tag-${color})` }}
  />
);

interface ChipProps {
  color: ChipColor;
  children: ReactNode;
  /** With it the chip can be taken away. */
  onRemove?: () => void;
  /** The label of the remove button. */
  removeLabel?: string;
}

/** A name with a colour. */
export const Chip = ({ color, children, onRemove, removeLabel }: ChipProps) => (
  <span
    className="inline-flex max-w-full items-center gap-1.5 rounded-full border py-0.5 pl-2.5 text-sm font-medium"
    style={
      {
        borderColor: `color-mix(in srgb, var(--tag-${color}) 55%, transparent)`,
        background: `color-mix(in srgb, var(--tag-${color}) 12%, transparent)`,
      } as CSSProperties
    }
  >
    <ChipDot color={color} />
    <span className={cx("truncate", !onRemove && "pr-2.5")}>{children}</span>
    {onRemove && (
      // The hit area reaches over the chip's edge: a thumb needs more than the cross shows.
      <button
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
        className="relative grid size-7 shrink-0 place-items-center rounded-full text-text-muted before:absolute before:-inset-2 hover:text-text"
      >
        <CloseIcon className="size-4" aria-hidden="true" />
      </button>
    )}
  </span>
);
