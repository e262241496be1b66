import type { ReactNode } from "react";
import { cx } from "./cx";
import { ErrorIcon, InfoIcon, LiveIcon, SuccessIcon } from "./icons/app";

type Tone = "info" | "live" | "danger" | "success";

const tones = {
  info: { icon: InfoIcon, look: "bg-accent-soft", mark: "text-accent-text" },
  live: { icon: LiveIcon, look: "bg-live-soft", mark: "text-live" },
  danger: { icon: ErrorIcon, look: "bg-danger-soft", mark: "text-danger" },
  success: { icon: SuccessIcon, look: "bg-success-soft", mark: "text-success" },
} as const;

interface BannerProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** A message that stays. Danger is said at once, the rest when the reader is free. */
export function Banner({ tone = "info", title, children, action, className }: BannerProps) {
  const { icon: Mark, look, mark } = tones[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={cx(
        "flex flex-wrap items-start gap-x-4 gap-y-3 rounded-md border border-line p-4",
        look,
        className,
      )}
    >
      <Mark className={cx("mt-0.5 size-5 shrink-0", mark)} aria-hidden="true" />
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-sm">{children}</div>}
      </div>
      {action}
    </div>
  );
}
