import { cx } from "./cx";

/** The mark: a pawn on the highest of three steps. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" className={cx("size-8 shrink-0", className)} aria-hidden="true">
    <g fill="currentColor">
      <path d="M4 18.500h6V28H4.500A2.500 2.500 0 0 1 2 25.500v-5a2 2 0 0 1 2-2z" />
      <path d="M22 22.500h6a2 2 0 0 1 2 2v1a2.500 2.500 0 0 1-2.500 2.500H22z" />
    </g>
    <g fill="var(--accent)">
      <path d="M13.500 13h5a2 2 0 0 1 2 2v13h-9V15a2 2 0 0 1 2-2z" />
      <circle cx="16" cy="7.500" r="3.750" />
    </g>
  </svg>
);

/** The mark with the name beside it. */
export const Logo = ({ className }: { className?: string }) => (
  <span className={cx("inline-flex items-center gap-2 text-text", className)}>
    <LogoMark />
    <span className="font-display text-xl font-extrabold tracking-tight max-[22rem]:sr-only">
      Podium
    </span>
  </span>
);
