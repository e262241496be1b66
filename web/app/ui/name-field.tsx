import { Field } from "./field";
import { Input } from "./input";

interface NameFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

/** What something is to be called; it must be. */
export const NameField = ({ label, value, error, onChange }: NameFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <Input
        {...control}
        name="name"
        autoComplete="off"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
