import type { ReactNode } from "react";
import { liveSheetsMessages } from "~/components/live/messages";
import { useCountPress } from "~/components/table/seats/use-count-press";
import { useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { AddIcon, ErrorIcon, LessIcon } from "~/ui/icons/app";

interface CountRowProps {
  mark?: ReactNode;
  label: string;
  /** A second, smaller line under it. */
  detail?: string;
  value: number;
  /** Shown in the place of the number. */
  shown?: string;
  deadly?: boolean;
  disabled?: boolean;
  onChange: (delta: number) => void;
  children?: ReactNode;
}

/** Something that is counted: one less, how many, one more. */
export function CountRow(props: CountRowProps) {
  const {
    mark,
    label,
    detail,
    value,
    shown,
    deadly = false,
    disabled = false,
    onChange,
    children,
  } = props;
  const { t } = useMessages(liveSheetsMessages);
  const change = (delta: number) => {
    if (!disabled && value + delta >= 0) onChange(delta);
  };
  const step = "border border-line-strong";
  return (
    <li className="flex min-h-13 items-center gap-2">
      <span className="grid w-6 shrink-0 place-items-center">{mark}</span>
      <span className="grid min-w-0 flex-1 text-sm leading-tight font-medium">
        {label}
        {detail && <span className="truncate text-xs font-normal text-text-muted">{detail}</span>}
      </span>
      {children}
      <IconButton
        label={t("less", { of: label })}
        icon={<LessIcon className="size-5" />}
        disabled={disabled || value <= 0}
        {...useCountPress(change, -1)}
        className={step}
      />
      <output
        className={cx(
          "flex w-12 items-center justify-center gap-1 text-lg font-bold tabular-nums",
          deadly && "text-danger",
        )}
      >
        {deadly && <ErrorIcon className="size-4" aria-hidden="true" />}
        {shown ?? value}
      </output>
      <IconButton
        label={t("more", { of: label })}
        icon={<AddIcon className="size-5" />}
        disabled={disabled}
        {...useCountPress(change, 1)}
        className={step}
      />
    </li>
  );
}
