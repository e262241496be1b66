import { useMessages } from "~/lib/i18n";
import { MarkdownField } from "~/ui/markdown-field";
import { NameField } from "~/ui/name-field";
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
      <NameField
        label={t("name")}
        value={value.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
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
