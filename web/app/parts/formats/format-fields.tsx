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
  /** In a filter every format may be meant; a deck or a game has one. */
  any?: boolean;
  errors?: Partial<Record<keyof Choice, string>>;
}

/** Format and, where the chosen one has any, subformat. Lay them out around it. */
export function FormatFields({ formatId, subformatId, onChange, any, errors }: FormatFieldsProps) {
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
            {any && <option value="">{t("anyFormat")}</option>}
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
              <option value="">{t(any ? "anySubformat" : "noSubformat")}</option>
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
