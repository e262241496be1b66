import { cx } from "~/ui/cx";

interface RingProps {
  isTurn: boolean;
  /** A finger on its way from another seat is over it. */
  aimed?: boolean;
}

/** Marks a seat as the one to watch; a border, which forced colors leave where they drop shadows. */
export const Ring = ({ isTurn, aimed = false }: RingProps) => (
  <span
    aria-hidden="true"
    className={cx(
      "pointer-events-none absolute inset-0 rounded-lg transition-colors",
      aimed
        ? "border-6 border-danger forced-colors:border-dashed"
        : isTurn && "border-5 border-text",
    )}
  />
);
