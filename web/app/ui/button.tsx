import type { ComponentProps } from "react";
import { Link } from "react-router";
import { cx } from "./cx";
import { Spinner } from "./spinner";

type Variant = "primary" | "secondary" | "ghost" | "danger";
type Size = "md" | "lg";

interface Look {
  variant?: Variant;
  size?: Size;
}

const variants: Record<Variant, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-line-strong bg-surface-raised text-text hover:bg-surface-overlay",
  ghost: "text-text hover:bg-surface-overlay",
  danger: "bg-danger-fill text-on-danger hover:brightness-110",
};

const sizes: Record<Size, string> = {
  md: "min-h-target px-4 text-sm",
  lg: "min-h-13 px-6 text-base",
};

const look = ({ variant = "secondary", size = "md" }: Look, className?: string) =>
  cx(
    "relative inline-flex max-w-full items-center justify-center gap-2 rounded-md py-2 text-center font-semibold",
    "no-underline transition-[background-color,filter,scale] active:scale-[0.98]",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55",
    variants[variant],
    sizes[size],
    className,
  );

type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean };

/** While busy the button keeps its size and its focus, but does nothing. */
export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={cx("inline-flex items-center gap-2", busy && "opacity-0")}>{children}</span>
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={look({ variant, size }, className)} />;
}
