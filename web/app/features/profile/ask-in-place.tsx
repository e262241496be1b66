import { useEffect, useRef, useState } from "react";
import { useProblem } from "~/components/auth/use-submit";
import { useAction } from "~/lib/use-action";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";

interface AskInPlaceProps {
  question: string;
  confirm: string;
  cancel: string;
  /** Should it throw, the question stays and says why. */
  onSure: () => Promise<void>;
  onCancel: () => void;
}

/** What cannot be undone is asked beside the thing itself. */
export function AskInPlace({ question, confirm, cancel, onSure, onCancel }: AskInPlaceProps) {
  const problemOf = useProblem();
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    // On the harmless one.
    box.current?.querySelector<HTMLElement>("button:last-of-type")?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const { run: sure, busy } = useAction(
    async () => {
      setProblem(undefined);
      await onSure();
    },
    (error) => setProblem(problemOf(error)),
  );
  return (
    <fieldset
      ref={box}
      aria-label={question}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
      className="grid animate-rise gap-3 rounded-md bg-surface-sunken p-4"
    >
      <p className="text-sm">{question}</p>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" busy={busy} onClick={() => sure()}>
          {confirm}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </fieldset>
  );
}
