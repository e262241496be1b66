import { useWords } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { formatsWords } from "./words";

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
  const { t } = useWords(formatsWords);
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
      {subformats.length > 0 && (
        <Field label={t("subformat")} error={errors?.subformatId}>
          {(control) => (
            <Select
              {...control}
              value={subformatId}
              onChange={({ target }) => onChange({ formatId, subformatId: target.value })}
            >
              <option value="">{t("noSubformat")}</option>
              {subformats.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}
