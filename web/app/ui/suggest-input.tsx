import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { cx } from "./cx";
import { Input } from "./input";
import { step } from "./roving";

type InputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "children">;

interface SuggestInputProps<T> extends InputProps {
  value: string;
  onChange: (value: string) => void;
  /** What fits the value now; none closes the list. */
  suggestions: readonly T[];
  keyOf: (suggestion: T) => string;
  onPick: (suggestion: T) => void;
  /** Takes what is typed as it is, where Enter is pressed with no suggestion chosen. */
  onEnter?: () => void;
  /** How one suggestion looks. */
  children: (suggestion: T) => ReactNode;
}

/** A box to type in that offers how to go on; arrows choose, Enter takes, Escape closes. */
export function SuggestInput<T>(props: SuggestInputProps<T>) {
  const { value, onChange, suggestions, keyOf, onPick, onEnter, children, className, ...rest } =
    props;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useId();
  const shown = open && suggestions.length > 0;
  const optionId = (index: number) => `${list}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (suggestion: T) => {
    onPick(suggestion);
    close();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    const chosen = shown ? suggestions[active] : undefined;
    if (event.key === "Enter" && chosen === undefined && onEnter) {
      event.preventDefault();
      close();
      return onEnter();
    }
    if (event.key === "ArrowDown" && !shown) setOpen(true);
    if (!shown) return;
    if (event.key === "Escape") {
      // Only the list closes, not the dialog around it.
      event.preventDefault();
      return close();
    }
    if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      return pick(chosen);
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const from = active < 0 && event.key === "ArrowUp" ? 0 : active;
    setActive(step(event.key, from, suggestions.length, "column"));
  };

  return (
    <span className={cx("relative block", className)}>
      <Input
        autoComplete="off"
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? list : undefined}
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          rest.onBlur?.(event);
          close();
        }}
      />
      {shown && (
        <div
          id={list}
          role="listbox"
          aria-label={rest["aria-label"]}
          // The box keeps the focus; it would lose it before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-surface-overlay p-1 shadow-float"
        >
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box, which has the focus.
            <div
              key={keyOf(suggestion)}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => pick(suggestion)}
              className="flex min-h-target cursor-pointer items-center gap-3 rounded-sm px-3 text-sm hover:bg-surface-sunken aria-selected:bg-surface-sunken"
            >
              {children(suggestion)}
            </div>
          ))}
        </div>
      )}
    </span>
  );
}
