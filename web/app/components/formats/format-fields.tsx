import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { SelectField } from "~/ui/select-field";
import { formatsMessages } from "./messages";

interface Choice {
  /** Empty where none is chosen. */
  formatId: string;
  subformatId: string;
}

interface FormatFieldsProps extends Choice {
  onChange: (chosen: Choice) => void;
  errors?: Partial<Record<keyof Choice, string>>;
}

/** Format and, where the chosen one has any, subformat. Lay them out around it. */
export function FormatFields({ formatId, subformatId, onChange, errors }: FormatFieldsProps) {
  const { t } = useMessages(formatsMessages);
  const formats = useUserStore((state) => state.formats);
  const subformats = formats.find(({ id }) => id === formatId)?.subformats ?? [];
  return (
    <>
      <Field label={t("format")} error={errors?.formatId}>
        {(control) => (
          <Select
            {...control}
            value={formatId}
            onChange={({ target }) => onChange({ formatId: target.value, subformatId: "" })}
          >
            {formats.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SelectField
        label={t("subformat")}
        error={errors?.subformatId}
        none={t("noSubformat")}
        choices={subformats}
        value={subformatId}
        onChange={(chosen) => onChange({ formatId, subformatId: chosen ?? "" })}
      />
    </>
  );
}
