import { liveMessages } from "~/components/live/messages";
import { useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { AddIcon, LessIcon } from "~/ui/icons/app";

interface CountProps {
  label: string;
  value: number;
  /** Shown in the place of the number. */
  shown?: string;
  deadly?: boolean;
  disabled?: boolean;
  onChange: (delta: number) => void;
}

/** One less, how many, one more, as narrow as thumbs allow. */
export function Count({ label, value, shown, deadly, disabled, onChange }: CountProps) {
  const { t } = useMessages(liveMessages);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend in sight.
    <span role="group" aria-label={label} title={label} className="flex items-center">
      <IconButton
        label={t("less", { of: label })}
        icon={<LessIcon className="size-4" />}
        disabled={disabled || value <= 0}
        onClick={() => onChange(-1)}
      />
      <output
        className={cx(
          "min-w-7 text-center font-bold tabular-nums",
          value === 0 && "text-text-muted",
          deadly && "rounded-sm bg-danger-fill text-on-danger",
        )}
      >
        {shown ?? value}
      </output>
      <IconButton
        label={t("more", { of: label })}
        icon={<AddIcon className="size-4" />}
        disabled={disabled}
        onClick={() => onChange(1)}
      />
    </span>
  );
}
