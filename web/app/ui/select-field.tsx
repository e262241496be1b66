import { Field, type FieldProps } from "./field";
import { Select } from "./select";

interface SelectFieldProps extends Omit<FieldProps, "children"> {
  choices: readonly { id: string; name: string }[];
  /** What it is called to choose none of them. */
  none: string;
  value: string | null;
  onChange: (id: string | null) => void;
  disabled?: boolean;
}

/** One of several by its name, or none; nothing where there is nothing to choose from. */
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
