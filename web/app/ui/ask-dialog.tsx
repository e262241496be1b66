import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

interface AskDialogProps {
  open?: boolean;
  title: ReactNode;
  children: ReactNode;
  cancel: string;
  onClose: () => void;
  /** The label of the confirm button. */
  confirm: string;
  variant: "primary" | "danger";
  busy?: boolean;
  disabled?: boolean;
  onConfirm?: () => void;
  /** The id of the form inside that going ahead sends. */
  form?: string;
}

/** A dialog with two ways out of it: back, or ahead with what it asks. */
export function AskDialog(props: AskDialogProps) {
  const { open = true, title, children, cancel, onClose, confirm, onConfirm, ...ahead } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button {...ahead} type={ahead.form ? "submit" : "button"} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
