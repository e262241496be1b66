import { type ComponentProps, useState } from "react";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { AddIcon, LessIcon } from "./icons/app";
import { Input } from "./input";

interface StepperProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "step"> {
  /** Null if not set. */
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  step?: number;
  /** Where the first press leads from nothing. */
  from?: number;
  /** The accessible names of the two buttons. */
  less: string;
  more: string;
}

/** A whole number to type or to press towards; empty says nothing. */
export function Stepper(props: StepperProps) {
  const { value, onChange, min, max, step = 1, from = min, less, more, className, ...rest } = props;
  // A minus alone is no number yet, and must stay in the box all the same.
  const [typing, setTyping] = useState<string | null>(null);
  const within = (wanted: number) => Math.min(max, Math.max(min, wanted));
  const type = (typed: string) => {
    const digits = typed.replace(min < 0 ? /[^\d-]|(?!^)-/g : /\D/g, "");
    const empty = digits === "" || digits === "-";
    setTyping(digits);
    onChange(empty ? null : within(Number(digits)));
  };
  return (
    <span className={cx("flex items-center gap-1", className)}>
      <IconButton
        label={less}
        icon={<LessIcon className="size-5" />}
        disabled={value === null || value <= min}
        onClick={() => value !== null && onChange(within(value - step))}
        className="border border-line-strong"
      />
      <Input
        {...rest}
        inputMode={min < 0 ? "text" : "numeric"}
        value={typing ?? value ?? ""}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyping(null)}
        className="text-center tabular-nums"
      />
      <IconButton
        label={more}
        icon={<AddIcon className="size-5" />}
        disabled={value !== null && value >= max}
        onClick={() => onChange(within(value === null ? from : value + step))}
        className="border border-line-strong"
      />
    </span>
  );
}
