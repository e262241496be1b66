import { type ComponentProps, useState } from "react";
import { useTranslation } from "~/lib/i18n";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { HideIcon, ShowIcon } from "./icons/app";
import { Input } from "./input";

/** A password one may look at while typing. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <span className={cx("relative block", className)}>
      <Input
        {...rest}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-12"
      />
      <IconButton
        label={t(shown ? "ui.hidePassword" : "ui.showPassword")}
        aria-pressed={shown}
        icon={shown ? <HideIcon className="size-5" /> : <ShowIcon className="size-5" />}
        onClick={() => setShown(!shown)}
        className="absolute top-0 right-0"
      />
    </span>
  );
}
