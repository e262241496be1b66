import { type ComponentProps, useRef } from "react";
import { cx } from "./cx";

/**
 * The browser's own popover: Escape, a press beside it and a link in it close it. A `popoverTarget` opens it. It is
 * never larger than the screen; where on it, its caller says.
 */
export function Popover({ className, children, ...rest }: ComponentProps<"div">) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only links and buttons in it are pressed.
    // biome-ignore lint/a11y/noStaticElementInteractions: the same.
    <div
      {...rest}
      ref={panel}
      popover="auto"
      onClick={({ target }) =>
        target instanceof Element && target.closest("a") && panel.current?.hidePopover()
      }
      className={cx(
        "m-0 max-h-[70dvh] max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-lg border",
        "border-line bg-surface-overlay p-2 text-text shadow-float",
        "open:animate-rise",
        className,
      )}
    >
      {children}
    </div>
  );
}
