import type { ReactNode } from "react";
import { useMessages } from "~/lib/i18n";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { authMessages } from "./messages";

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  error?: ReactNode;
}

export function EmailField({ value, onChange, error }: EmailFieldProps) {
  const { t } = useMessages(authMessages);
  return (
    <Field label={t("email")} error={error}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
