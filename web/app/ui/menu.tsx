import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { step } from "./roving";

interface MenuItem {
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
  className?: string;
}

const edge = 8;

/** A list wider than what is beside its button is moved over, so that none of it is cut off. */
function stayInView(list: HTMLElement): void {
  const { left, right } = list.getBoundingClientRect();
  const over = right - (document.documentElement.clientWidth - edge);
  if (left < edge) list.style.right = `${left - edge}px`;
  else if (over > 0) list.style.right = `${over}px`;
}

/** A button that opens a short list of things to do. */
export function Menu({ label, icon, items, className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const focusItem = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>("[role=menuitem]")[index]?.focus();

  useLayoutEffect(() => {
    if (!open || !list.current) return;
    stayInView(list.current);
    list.current.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
    list.current.scrollIntoView?.({ block: "nearest" });
  }, [open]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector("button")?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close();
    const here = [...(list.current?.children ?? [])].indexOf(document.activeElement as Element);
    const next = step(event.key, here, items.length, "column");
    if (next === here) return;
    event.preventDefault();
    focusItem(next);
  };

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave, takes no input.
    <div ref={root} className={cx("relative", className)} onBlur={onBlur}>
      <IconButton
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className={
            "absolute top-full right-0 z-40 mt-1 w-max max-w-[calc(100vw-1rem)] min-w-52 scroll-mb-24 " +
            "max-h-[70dvh] animate-rise overflow-y-auto overscroll-contain rounded-md border border-line " +
            "bg-surface-overlay p-1 shadow-float"
          }
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                item.onSelect();
              }}
              className={cx(
                "flex min-h-target w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-sm font-medium",
                "hover:bg-surface-sunken focus-visible:bg-surface-sunken",
                item.danger && "text-danger",
              )}
            >
              {item.icon}
              <span className="min-w-0 wrap-anywhere">{item.label}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
