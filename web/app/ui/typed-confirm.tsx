import { type FormEvent, type ReactNode, useId, useState } from "react";
import { showError } from "~/lib/api/show-error";
import { useAction } from "~/lib/use-action";
import { AskDialog } from "./ask-dialog";
import { Field } from "./field";
import { Input } from "./input";

interface TypedConfirmProps {
  title: string;
  /** What will be lost. */
  children: ReactNode;
  /** Asks to type what is expected. */
  label: string;
  expected: string;
  confirm: string;
  cancel: string;
  onClose: () => void;
  /** Does it; should it throw, the dialog stays with what was typed. */
  run: () => Promise<void>;
  /** Told instead of the usual toast, where it is given. */
  onError?: (error: unknown) => void;
}

/** What cannot be undone asks for its name. */
export function TypedConfirm(props: TypedConfirmProps) {
  const { title, children, label, expected, confirm, cancel, onClose, run } = props;
  const { onError = showError } = props;
  const [typed, setTyped] = useState("");
  const { run: go, busy } = useAction(run, onError);
  const form = useId();
  const fits = typed.trim() === expected;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (fits) go();
  };

  return (
    <AskDialog
      title={title}
      cancel={cancel}
      onClose={onClose}
      confirm={confirm}
      form={form}
      variant="danger"
      busy={busy}
      disabled={!fits}
    >
      <form id={form} onSubmit={onSubmit} className="grid gap-4">
        {children}
        <Field label={label}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </form>
    </AskDialog>
  );
}
