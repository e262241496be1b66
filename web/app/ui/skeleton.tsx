import { cx } from "./cx";

/** Give it the size of the loaded content, so that nothing jumps. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx("block animate-breathe rounded-md bg-line", className)} />
);
