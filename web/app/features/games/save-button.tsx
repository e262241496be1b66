import type { ReactNode } from "react";
import { chordName, isChord, noDialog } from "~/lib/keys";
import { useShortcut } from "~/lib/use-shortcut";
import { Button } from "~/ui/button";

interface SaveButtonProps {
  busy: boolean;
  disabled?: boolean;
  onSave: () => void;
  children: ReactNode;
}

/** Saves the game, also by a chord from anywhere on the page: the button comes after all that can be said of a game. */
export function SaveButton({ busy, disabled = false, onSave, children }: SaveButtonProps) {
  const chord = chordName("Enter", "↵");
  useShortcut(
    (event) => isChord("enter", event) && noDialog(),
    () => {
      if (!busy && !disabled) onSave();
    },
  );
  return (
    <Button
      variant="primary"
      size="lg"
      className="flex-1"
      aria-keyshortcuts={chord.aria}
      busy={busy}
      disabled={disabled}
      onClick={onSave}
    >
      {children}
      <span aria-hidden="true" className="hidden text-xs font-normal pointer-fine:inline">
        {chord.text}
      </span>
    </Button>
  );
}
