import { Field, type FieldProps } from "./field";
import { Select } from "./select";

interface SelectFieldProps extends Omit<FieldProps, "children"> {
  choices: readonly { id: string; name: string }[];
  /** The label of choosing none. */
  none: string;
  value: string | null;
  onChange: (id: string | null) => void;
  disabled?: boolean;
}

/** A select of named options or none; renders nothing without options. */
export function SelectField(props: SelectFieldProps) {
  const { choices, none, value, onChange, disabled, ...field } = props;
  if (choices.length === 0) return null;
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value || null)}
        >
          <option value="">{none}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
