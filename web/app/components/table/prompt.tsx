import { type ReactNode, useLayoutEffect, useRef } from "react";
import { returnFocus } from "~/lib/focus";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";

interface PromptProps {
  question: string;
  /** Its answers. */
  children: ReactNode;
  className?: string;
}

/** A question over the table that leaves the rest of it in reach. */
export function Prompt({ question, children, className }: PromptProps) {
  const asked = useRef<HTMLDivElement>(null);
  // The question itself, and none of its buttons: a key meant for something else answers nothing.
  useLayoutEffect(() => {
    const shown = asked.current;
    const before = document.activeElement;
    shown?.focus({ preventScroll: true });
    return () => {
      if (shown?.contains(document.activeElement)) returnFocus(before);
    };
  }, []);
  return (
    <div
      ref={asked}
      role="alertdialog"
      aria-label={question}
      tabIndex={-1}
      className={cx(
        "grid animate-rise gap-2 rounded-lg border border-line bg-surface-overlay p-2 shadow-float",
        className,
      )}
    >
      <p className="text-center leading-tight font-semibold wrap-anywhere">{question}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

/** The same, large and in the middle of the table. */
export const MiddlePrompt = (props: Omit<PromptProps, "className">) => (
  <div className="pointer-events-none absolute inset-0 z-20 grid place-items-center p-4">
    <Prompt {...props} className="pointer-events-auto w-full max-w-sm gap-3! p-4! text-lg" />
  </div>
);

interface AnswerProps {
  primary?: boolean;
  children: string;
  onClick: () => void;
}

export const Answer = ({ primary = false, children, onClick }: AnswerProps) => (
  <Button
    variant={primary ? "primary" : "secondary"}
    className="max-w-full grow px-2! wrap-anywhere"
    onClick={onClick}
  >
    {children}
  </Button>
);
