import { Button } from "./button";

interface FormActionsProps {
  submit: string;
  busy: boolean;
  cancel: string;
  onCancel: () => void;
}

/** The end of a form that opens within a page: send it, or leave it. */
export const FormActions = ({ submit, busy, cancel, onCancel }: FormActionsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button type="submit" variant="primary" busy={busy}>
      {submit}
    </Button>
    <Button variant="ghost" onClick={onCancel}>
      {cancel}
    </Button>
  </div>
);
