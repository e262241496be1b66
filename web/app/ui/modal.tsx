import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from "react";
import { returnFocus } from "~/lib/focus";
import { cx } from "./cx";

interface ModalProps extends Omit<ComponentProps<"dialog">, "open" | "onClose"> {
  open: boolean;
  onClose: () => void;
}

/** The browser's own modal dialog: it keeps the focus, closes on Escape, and gives the focus back, however it goes. */
export function Modal({ open, onClose, className, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const outside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;

  // Closed before it is taken out of the page: afterwards the browser has forgotten where the focus was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return;
    const opener = document.activeElement;
    shown.showModal();
    return () => {
      shown.close();
      returnFocus(opener);
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, by the browser.
    <dialog
      {...rest}
      ref={dialog}
      // Told late: by then a part of the page that was hidden for a moment may have opened it again.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      // A selection dragged out of a field ends in a click out here, but did not begin here.
      onMouseDown={(event) => {
        pressedOutside.current = outside(event);
      }}
      onMouseUp={(event) => {
        pressedOutside.current &&= outside(event);
      }}
      onClick={(event) => outside(event) && pressedOutside.current && onClose()}
      className={cx(
        "rounded-lg border border-line bg-surface-overlay p-0 text-text shadow-float",
        "backdrop:bg-scrim open:animate-rise",
        className,
      )}
    >
      {open && children}
    </dialog>
  );
}
