import { type RefObject, useEffect, useRef, useState } from "react";
import { returnFocus } from "~/lib/focus";
import { useTranslation } from "~/lib/i18n";
import { Button } from "./button";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from "./icons/app";
import { type ShownToast, useToasts } from "./toast-store";

const marks = {
  info: { icon: InfoIcon, look: "text-accent-text" },
  success: { icon: SuccessIcon, look: "text-success" },
  danger: { icon: ErrorIcon, look: "text-danger" },
} as const;

const secondsToRead = 6;
/** To read it, decide, and get there. */
const secondsToAct = 10;
/** Takes the focus to what was said last, from anywhere. */
const shortcut = "F8";

function Toast({ id, message, tone = "info", action }: ShownToast) {
  const { t } = useTranslation();
  const { act, dismiss } = useToasts();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const seconds = action ? secondsToAct : secondsToRead;
  const { icon: Mark, look } = marks[tone];

  // A toast with the pointer or the focus is still being read.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, seconds, id, dismiss]);

  return (
    <li
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={
        "pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-md border " +
        "border-line bg-surface-overlay py-1.5 pr-1.5 pl-4 text-sm shadow-float"
      }
    >
      <Mark className={cx("size-5 shrink-0", look)} aria-hidden="true" />
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">{message}</p>
      {action && (
        <Button
          variant="ghost"
          className="text-accent-text!"
          aria-keyshortcuts={shortcut}
          onClick={() => act(id)}
        >
          {action.label}
          <span
            aria-hidden="true"
            className="hidden text-xs font-normal text-text-muted pointer-fine:inline"
          >
            {shortcut}
          </span>
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

/** The shortcut leads to the newest toast; once that is gone, the focus goes back to where it was. */
function useShortcut(list: RefObject<HTMLElement | null>, toasts: readonly ShownToast[]): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const newest = list.current?.querySelector<HTMLElement>("li:last-child button");
      if (event.key !== shortcut || !newest) return;
      event.preventDefault();
      if (!list.current?.contains(document.activeElement)) before.current = document.activeElement;
      newest.focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [list]);
  useEffect(() => {
    if (!before.current || list.current?.contains(document.activeElement)) return;
    if (document.activeElement === document.body) returnFocus(before.current);
    // With the last of them it is over.
    if (toasts.length === 0) before.current = null;
  }, [list, toasts]);
}

/** Where toasts appear: once in a layout, above a phone's bottom navigation and a page's own bar. */
export function Toasts() {
  const { t } = useTranslation();
  const toasts = useToasts((store) => store.toasts);
  const list = useRef<HTMLOListElement>(null);
  useShortcut(list, toasts);
  return (
    <section
      aria-label={t("ui.notifications")}
      aria-live="polite"
      className={
        "pointer-events-none fixed inset-x-0 bottom-20 z-50 px-4 lg:bottom-6 " +
        "in-[:root:has([data-action-bar])]:bottom-36 lg:in-[:root:has([data-action-bar])]:bottom-20"
      }
    >
      <ol ref={list} className="flex flex-col items-center gap-2">
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} />
        ))}
      </ol>
    </section>
  );
}
