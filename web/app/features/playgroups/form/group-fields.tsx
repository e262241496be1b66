import { useMessages } from "~/lib/i18n";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { MarkdownField } from "~/ui/markdown-field";
import { playgroupsMessages } from "../messages";
import type { GroupForm } from "./fields";

interface GroupFieldsProps {
  value: GroupForm;
  errors: Partial<Record<keyof GroupForm, string>>;
  onChange: (changed: Partial<GroupForm>) => void;
}

export function GroupFields({ value, errors, onChange }: GroupFieldsProps) {
  const { t } = useMessages(playgroupsMessages);
  return (
    <>
      <Field label={t("name")} error={errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            required
            value={value.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <MarkdownField
        label={t("description")}
        hint={t("descriptionHint")}
        preview={t("preview")}
        value={value.description}
        error={errors.description}
        onChange={(description) => onChange({ description })}
      />
    </>
  );
}
