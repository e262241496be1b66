import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { returnFocus } from "~/lib/focus";
import { useTranslation } from "~/lib/i18n";
import { IconButton } from "./icon-button";
import { CloseIcon } from "./icons/app";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot; on a phone they stand under each other, the last one lowest. */
  actions?: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus, closes on Escape, and gives the focus back, however it goes. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

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
      ref={dialog}
      aria-labelledby={titleId}
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
      className={
        "m-auto w-[min(32rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface-overlay p-0 " +
        "text-text shadow-float backdrop:bg-scrim open:animate-rise"
      }
    >
      {open && (
        <div className="grid gap-4 p-5 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <IconButton
              label={t("ui.close")}
              icon={<CloseIcon className="size-5" />}
              onClick={onClose}
              className="-mt-2 -mr-2"
            />
          </div>
          <div>{children}</div>
          {actions && (
            <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">{actions}</div>
          )}
        </div>
      )}
    </dialog>
  );
}
