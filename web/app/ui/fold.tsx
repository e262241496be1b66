import { type ReactNode, useState } from "react";
import { ChevronDownIcon } from "./icons/everywhere";

interface FoldProps {
  label: ReactNode;
  /** Opens it, whatever was pressed before: something in it must be seen. */
  forced?: boolean;
  /** What is in it; a function is asked once it is open. */
  children: ReactNode | (() => ReactNode);
}

/** Something few need, folded away behind its name. */
export function Fold({ label, forced = false, children }: FoldProps) {
  const [open, setOpen] = useState(forced);
  const shown = typeof children === "function" ? open && children() : children;
  return (
    <details
      className="group"
      open={open || forced}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-target list-none items-center justify-between gap-3 text-sm font-semibold hover:text-accent-text [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDownIcon
          className="size-5 shrink-0 text-text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {shown}
    </details>
  );
}
