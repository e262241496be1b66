import type { ReactNode } from "react";
import { cx } from "./cx";

type Tone = "plain" | "accent" | "live";

const tones: Record<Tone, string> = {
  plain: "border-line-strong text-text-muted",
  accent: "border-transparent bg-accent-soft text-accent-text",
  live: "border-transparent bg-live-soft text-live",
};

/** A word or two about the thing beside it. */
export const Badge = ({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={cx(
      "inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold",
      tones[tone],
    )}
  >
    {children}
  </span>
);
