import { useEffect, useState } from "react";
import { useTranslation } from "~/lib/i18n";
import { Button } from "./button";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from "./icons";
import { type ShownToast, useToasts } from "./toast-store";

const marks = {
  info: { icon: InfoIcon, look: "text-accent-text" },
  success: { icon: SuccessIcon, look: "text-success" },
  danger: { icon: ErrorIcon, look: "text-danger" },
} as const;

const secondsToRead = 6;

function Toast({ id, message, tone = "info", action }: ShownToast) {
  const { t } = useTranslation();
  const { act, dismiss } = useToasts();
  const [held, setHeld] = useState(false);
  const { icon: Mark, look } = marks[tone];

  // Whoever points at it or has the focus in it is still reading.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), secondsToRead * 1000);
    return () => clearTimeout(timer);
  }, [held, id, dismiss]);

  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={
        "pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-md border " +
        "border-line bg-surface-overlay py-1.5 pr-1.5 pl-4 text-sm shadow-float"
      }
    >
      <Mark className={cx("size-5 shrink-0", look)} aria-hidden="true" />
      <p className="flex-1 py-2">{message}</p>
      {action && (
        <Button variant="ghost" className="text-accent-text!" onClick={() => act(id)}>
          {action.label}
        </Button>
      )}
      <IconButton
        label={t("ui.dismiss")}
        icon={<CloseIcon className="size-5" />}
        onClick={() => dismiss(id)}
      />
    </li>
  );
}

/** Where toasts appear: once in a layout, above a phone's bottom navigation and a page's own bar. */
export function Toasts() {
  const { t } = useTranslation();
  const toasts = useToasts((store) => store.toasts);
  return (
    <section
      aria-label={t("ui.notifications")}
      aria-live="polite"
      className={
        "pointer-events-none fixed inset-x-0 bottom-20 z-50 px-4 lg:bottom-6 " +
        "in-[:root:has([data-action-bar])]:bottom-36 lg:in-[:root:has([data-action-bar])]:bottom-20"
      }
    >
      <ol className="flex flex-col items-center gap-2">
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} />
        ))}
      </ol>
    </section>
  );
}
