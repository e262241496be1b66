import type { ReactNode } from "react";
import { Field } from "~/ui/field";
import { PasswordInput } from "~/ui/password-input";

interface PasswordFieldProps {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (password: string) => void;
  error?: ReactNode;
}

/** The current password; `NewPassword` is for choosing one. */
export const PasswordField = ({ label, hint, value, onChange, error }: PasswordFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <PasswordInput
        {...control}
        name="password"
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

/** Tells a password manager whose password is asked for, where the page knows. */
export const WhosePassword = ({ email }: { email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
);
