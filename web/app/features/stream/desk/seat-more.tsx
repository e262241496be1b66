import { type FormEvent, type ReactNode, useState } from "react";
import { counters, type Icon } from "~/components/live/counters";
import { liveMessages } from "~/components/live/messages";
import { seatColors, seatOfColor } from "~/components/live/seat";
import type { TableSeat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { commandersOf } from "~/live/table/commands";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { AddIcon, CloseIcon } from "~/ui/icons/app";
import { WinIcon } from "~/ui/icons/everywhere";
import { BlessingIcon, InitiativeIcon, TaxIcon } from "~/ui/icons/table";
import { Input } from "~/ui/input";
import { SeatMark } from "~/ui/seat-mark";
import { useDesk } from "./context";
import { Count } from "./count";

interface SeatProps {
  seat: TableSeat;
  allowed: boolean;
}

interface RowProps {
  mark?: Icon;
  label: string;
  children: ReactNode;
}

const Row = ({ mark: Mark, label, children }: RowProps) => (
  <li className="flex items-center gap-2">
    {Mark && <Mark className="size-5 shrink-0 text-text-muted" />}
    <span className="min-w-0 flex-1 truncate text-sm">{label}</span>
    {children}
  </li>
);

function Counters({ seat, allowed }: SeatProps) {
  const { t } = useMessages(liveMessages);
  const { board, do: act } = useDesk();
  const most = board.rules.poison;
  const commanders = board.rules.commanderDamage === null ? 0 : commandersOf(seat);
  return (
    <>
      {counters.map(([counter, mark]) => (
        <Row key={counter} mark={mark} label={t(`counter.${counter}`)}>
          <Count
            label={t(`counter.${counter}`)}
            value={seat.counters[counter]}
            deadly={counter === "poison" && most !== null && seat.counters.poison >= most}
            disabled={!allowed}
            onChange={(delta) => act({ type: "counter", seat: seat.seat, counter, delta })}
          />
        </Row>
      ))}
      {Array.from({ length: commanders }, (_, commander) => {
        const named = commanders > 1 ? seat.commanders[commander] : undefined;
        const label = named ? t("taxOf", { name: named }) : t("tax");
        return (
          <Row key={label} mark={TaxIcon} label={label}>
            <Count
              label={label}
              value={seat.casts[commander] ?? 0}
              shown={`+${2 * (seat.casts[commander] ?? 0)}`}
              disabled={!allowed}
              onChange={(delta) => act({ type: "casts", seat: seat.seat, commander, delta })}
            />
          </Row>
        );
      })}
    </>
  );
}

/** Counters of their own naming. */
function Custom({ seat: { seat, custom }, allowed }: SeatProps) {
  const { t } = useMessages(liveMessages);
  const { do: act } = useDesk();
  const [name, setName] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) act({ type: "custom", seat, name: name.trim(), delta: 1 });
    setName("");
  };
  return (
    <>
      <ul>
        {Object.entries(custom).map(([name, value]) => (
          <Row key={name} label={name}>
            <Count
              label={name}
              value={value}
              disabled={!allowed}
              onChange={(delta) => act({ type: "custom", seat, name, delta })}
            />
            <IconButton
              label={t("dropCounter", { name })}
              icon={<CloseIcon className="size-4" />}
              disabled={!allowed}
              onClick={() => act({ type: "dropCustom", seat, name })}
            />
          </Row>
        ))}
      </ul>
      {allowed && (
        <form onSubmit={add} className="flex gap-2">
          <Input
            aria-label={t("otherCounter")}
            placeholder={t("otherCounter")}
            maxLength={24}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <IconButton
            type="submit"
            label={t("add")}
            icon={<AddIcon className="size-5" />}
            disabled={!name.trim()}
            className="border border-line-strong"
          />
        </form>
      )}
    </>
  );
}

/** A player's on/off states and elimination. */
function Standing({ seat, allowed }: SeatProps) {
  const { t } = useMessages(liveMessages);
  const { board, plays, do: act } = useDesk();
  const { seat: number, blessing, out } = seat;
  const toggles: [string, Icon, boolean, boolean, () => void][] = [
    [
      t("monarch"),
      WinIcon,
      board.monarch === number,
      plays,
      () => act({ type: "monarch", seat: board.monarch === number ? null : number }),
    ],
    [
      t("initiative"),
      InitiativeIcon,
      board.initiative === number,
      plays,
      () => act({ type: "initiative", seat: board.initiative === number ? null : number }),
    ],
    [
      t("blessing"),
      BlessingIcon,
      blessing,
      allowed,
      () => act({ type: "blessing", seat: number, on: !blessing }),
    ],
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {toggles.map(([label, Mark, on, may, toggle]) => (
        <Button
          key={label}
          aria-pressed={on}
          disabled={!may}
          onClick={toggle}
          className={cx("px-3!", on && "border-accent-text! bg-accent-soft!")}
        >
          <Mark className="size-4" aria-hidden="true" />
          {label}
        </Button>
      ))}
      {out ? (
        <Button disabled={!allowed} onClick={() => act({ type: "back", seat: number })}>
          {t("back")}
        </Button>
      ) : (
        <Button
          disabled={!allowed}
          onClick={() => act({ type: "out", seats: [number], by: null, how: "other" })}
        >
          {t("isOutNow")}
        </Button>
      )}
    </div>
  );
}

function Colors({ seat, allowed }: SeatProps) {
  const { t } = useMessages(liveMessages);
  const { do: act } = useDesk();
  return (
    <fieldset disabled={!allowed}>
      <legend className="text-sm font-semibold">{t("colour")}</legend>
      <div className="flex flex-wrap">
        {seatColors.map((color) => (
          <IconButton
            key={color}
            label={t(`colours.${color}`)}
            icon={<SeatMark seat={seatOfColor[color]} className="size-5" />}
            aria-pressed={seat.color === color}
            onClick={() => act({ type: "color", seat: seat.seat, color })}
            className={cx(seat.color === color && "border border-accent-text bg-surface-overlay")}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** All other counters of a player. */
export default function SeatMore(props: SeatProps) {
  const { nameOf } = useDesk();
  return (
    <section
      aria-label={nameOf(props.seat.seat)}
      className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2"
    >
      <ul>
        <Counters {...props} />
      </ul>
      <div className="grid gap-4">
        <Standing {...props} />
        <Custom {...props} />
        <Colors {...props} />
      </div>
    </section>
  );
}
