import { type CSSProperties, type ReactNode, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import { useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { ErrorIcon, LessIcon } from "~/ui/icons/app";
import { type Seat, useTable } from "../context";
import { CellText, cell } from "./cell";
import { SeatGrid } from "./seat-grid";
import { useCountPress } from "./use-count-press";

/** Something that is counted on a seat. */
export interface Counted {
  key: string;
  /** What is counted, in words. */
  label: string;
  mark: ReactNode;
  /** Under the number. */
  name: string;
  value: number;
  /** Shown in the place of the number. */
  shown?: string;
  deadly?: boolean;
  style?: CSSProperties;
  onChange: (delta: number) => void;
}

interface CellProps {
  counted: Counted;
  sign: 1 | -1;
}

function Cell({ counted, sign }: CellProps) {
  const { t } = useMessages(liveMessages);
  const { label, mark, name, value, shown, deadly = false, style, onChange } = counted;
  const change = (delta: number) => {
    if (value + delta >= 0) onChange(delta);
  };
  const press = useCountPress(change, sign);
  return (
    <button
      type="button"
      {...press}
      aria-label={t(sign > 0 ? "countMore" : "countLess", { of: label, value })}
      onKeyDown={({ key }) => {
        if (key === "ArrowUp" || key === "ArrowDown") change(key === "ArrowUp" ? 1 : -1);
      }}
      className={cx(
        cell.className,
        "touch-none bg-surface-overlay active:brightness-110",
        deadly ? "border-danger" : "border-line-strong",
      )}
      style={{ ...style, ...cell.style }}
    >
      <CellText name={name} deadly={deadly}>
        {deadly ? <ErrorIcon className="size-[0.6em]" /> : mark}
        {shown ?? value}
      </CellText>
    </button>
  );
}

/** More have no room on a small seat unless their cells are narrow. */
const few = 6;

interface CountGridProps {
  title: string;
  seat: Seat;
  all: readonly Counted[];
  children?: ReactNode;
}

/** A seat turned into what is counted on it: a tap is one more, held it counts on. */
export function CountGrid({ title, seat, all, children }: CountGridProps) {
  const { t } = useMessages(liveMessages);
  const { plays } = useTable();
  const [sign, setSign] = useState<1 | -1>(1);
  const tool = (
    <IconButton
      label={t("takeBack")}
      icon={<LessIcon className="size-5" />}
      aria-pressed={sign < 0}
      disabled={!plays}
      onClick={() => setSign(sign > 0 ? -1 : 1)}
      className={cx(
        "border",
        sign < 0 ? "border-danger bg-danger-fill! text-on-danger!" : "border-line-strong",
      )}
    />
  );
  return (
    <SeatGrid title={title} seat={seat} tool={tool} dense={all.length > few}>
      {all.map((counted) => (
        <Cell key={counted.key} counted={counted} sign={sign} />
      ))}
      {children}
    </SeatGrid>
  );
}
