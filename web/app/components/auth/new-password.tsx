import { useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { Field } from "~/ui/field";
import { PasswordInput } from "~/ui/password-input";
import { authMessages } from "./messages";
import { strengthOf } from "./password-strength";

interface NewPasswordProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
  error?: string;
  /** Name and email, which do not belong into a password. */
  personal: string[];
}

const steps = [1, 2, 3, 4] as const;
const colours = ["", "bg-danger", "bg-danger", "bg-accent", "bg-success"] as const;

/** A password being chosen, with advice on its strength. */
export function NewPassword({ label, value, onChange, error, personal }: NewPasswordProps) {
  const { t } = useMessages(authMessages);
  const strength = strengthOf(value, personal);
  const advice =
    strength.advice === "short"
      ? t("strength.short", { count: strength.missing })
      : t(`strength.${strength.advice}`);
  return (
    <Field
      label={label}
      error={error}
      hint={
        <>
          <span className="mb-1 grid grid-cols-4 gap-1" aria-hidden="true">
            {steps.map((step) => (
              <span
                key={step}
                className={cx(
                  "h-1 rounded-full",
                  step <= strength.level ? colours[strength.level] : "bg-line",
                )}
              />
            ))}
          </span>
          {advice}
        </>
      }
    >
      {(control) => (
        <PasswordInput
          {...control}
          name="new-password"
          autoComplete="new-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
