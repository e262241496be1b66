import type { ReactNode } from "react";
import { authMessages } from "~/components/auth/messages";
import { useMessages } from "~/lib/i18n";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";

interface FirstnameFieldProps {
  hint?: ReactNode;
  value: string;
  onChange: (firstname: string) => void;
  error?: ReactNode;
}

export function FirstnameField({ hint, value, onChange, error }: FirstnameFieldProps) {
  const { t } = useMessages(authMessages);
  return (
    <Field label={t("firstname")} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name="firstname"
          autoComplete="given-name"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
