import type { ReactNode } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { PhoneIcon } from "~/ui/icons/account";
import { AddIcon, ErrorIcon, MoreIcon } from "~/ui/icons/app";
import { DamageIcon, WinIcon } from "~/ui/icons/everywhere";
import { BlessingIcon, InitiativeIcon } from "~/ui/icons/table";
import { SeatMark } from "~/ui/seat-mark";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { type Seat, useBoardOf, useTable, useView } from "../context";
import type { Counted } from "./count-grid";
import { usePress } from "./press";
import { roomOf } from "./room";
import { useCounted } from "./use-counted";

const markLook = "size-[1.2em] shrink-0";
/** A thumb's size around what is smaller; on a small seat lines lie closer. */
const target = {
  className:
    "pointer-events-auto flex min-h-target min-w-target items-center justify-center rounded-full px-0.5 hover:bg-glow",
  style: { marginBlock: "clamp(-4px, 100cqh - 16rem, 0px)" },
};

const shortened = { maxWidth: "4.6em" };
const opener = { width: "1.4em", height: "1.4em" };

interface PillProps {
  deadly?: boolean;
  children: ReactNode;
}

const Pill = ({ deadly = false, children }: PillProps) => (
  <span
    className={cx(
      "flex items-center gap-1 rounded-full px-2 leading-none font-bold tabular-nums",
      deadly ? "bg-danger-fill text-on-danger" : "bg-surface-overlay text-text",
    )}
    style={{ height: "2em" }}
  >
    {children}
  </span>
);

interface SeatProps {
  seat: Seat;
  /** Whether it may be changed from here. */
  allowed: boolean;
}

/** What commanders have dealt here; a tap turns the seat into all of them. */
function DamageZone({ seat, allowed }: SeatProps) {
  const { t } = useMessages(liveMessages);
  const { nameOf, turn } = useTable();
  const deadly = useBoardOf((board) => board.rules.commanderDamage);
  const colors = useBoardOf((board) => board.seats.map(({ color }) => color));
  const dealt = seat.commanderDamage;
  if ((deadly === null || !allowed) && dealt.length === 0) return null;
  // The highest, which come nearest to an end, where they were.
  const byAmount = dealt.toSorted((a, b) => b.amount - a.amount);
  const highest = new Set(byAmount.slice(0, roomOf(colors.length).damage));
  const shown = dealt.filter((one) => highest.has(one));
  return (
    <button
      type="button"
      disabled={!allowed}
      aria-label={t("damageTo", { name: nameOf(seat.seat) })}
      data-slide
      onClick={() => turn(seat.seat, { to: "damage", source: null })}
      {...target}
    >
      <Pill deadly={deadly !== null && dealt.some(({ amount }) => amount >= deadly)}>
        <DamageIcon className={markLook} />
        {shown.map(({ source, commander, amount }) => (
          <span key={`${source} ${commander}`} className="flex items-center gap-0.5">
            <SeatMark seat={seatOfColor[colors[source - 1] ?? "gray"]} className="size-[0.8em]" />
            {amount}
          </span>
        ))}
        {dealt.length > shown.length && "…"}
      </Pill>
    </button>
  );
}

/** A counter in use: a tap is one more, held the seat turns into all of them. */
function CounterPill({ seat, allowed, counted }: SeatProps & { counted: Counted }) {
  const { t } = useMessages(liveMessages);
  const { nameOf, turn } = useTable();
  const { label, mark, name, value, shown, deadly, onChange } = counted;
  const press = usePress({
    tap: () => onChange(1),
    hold: (times) => {
      if (times === 1) turn(seat.seat, { to: "counters" });
    },
  });
  return (
    <button
      type="button"
      {...press}
      disabled={!allowed}
      aria-label={t("countMore", { of: `${nameOf(seat.seat)}, ${label}`, value })}
      {...target}
      className={cx(target.className, "touch-none")}
    >
      <Pill deadly={deadly}>
        {deadly ? (
          <ErrorIcon className={markLook} />
        ) : (
          (mark ?? (
            <span className="truncate" style={shortened}>
              {name}
            </span>
          ))
        )}
        {shown ?? value}
      </Pill>
    </button>
  );
}

const holdingIcons = { monarch: WinIcon, initiative: InitiativeIcon, blessing: BlessingIcon };

/** City's blessing, monarch and initiative. */
function Holdings({ seat }: Pick<SeatProps, "seat">) {
  const { t } = useMessages(liveMessages);
  const isMonarch = useBoardOf(({ monarch }) => monarch === seat.seat);
  const hasInitiative = useBoardOf(({ initiative }) => initiative === seat.seat);
  const held = [
    ...(isMonarch ? ["monarch" as const] : []),
    ...(hasInitiative ? ["initiative" as const] : []),
    ...(seat.blessing ? ["blessing" as const] : []),
  ];
  if (held.length === 0) return null;
  return (
    <Pill>
      {held.map((holding) => {
        const Icon = holdingIcons[holding];
        return (
          <span key={holding} title={t(holding)}>
            <Icon className={markLook} />
            <VisuallyHidden>{t(holding)}</VisuallyHidden>
          </span>
        );
      })}
    </Pill>
  );
}

/** Its player is at the table with a device of their own. */
function Presence({ seat: { seat, userId } }: Pick<SeatProps, "seat">) {
  const { t } = useMessages(liveMessages);
  const { own, nameOf } = useTable();
  const here = useView(({ guests, people }) =>
    userId === null
      ? guests.find((guest) => guest.seat === seat)
      : people.find(({ id }) => id === userId),
  );
  if (!here?.devices || seat === own) return null;
  return (
    <span className="px-1 opacity-75">
      <PhoneIcon className={markLook} aria-hidden="true" />
      <span className="sr-only">{t("present", { name: nameOf(seat) })}</span>
    </span>
  );
}

/** Everything on a seat besides its life, to be counted on where it stands. */
export default function Pills({ seat }: Pick<SeatProps, "seat">) {
  const { t } = useMessages(liveMessages);
  const { nameOf, mayTouch, turn, sheets, show } = useTable();
  const used = useCounted(seat).filter(({ value }) => value > 0);
  const room = useBoardOf(({ seats }) => roomOf(seats.length).counters);
  const more = used.length > room && `+${used.length - room}`;
  const rest = more && <span className="font-bold tabular-nums">{more}</span>;
  const allowed = mayTouch(seat.seat);
  const name = nameOf(seat.seat);
  return (
    <div
      className="flex flex-wrap-reverse items-center justify-center px-1 pb-1"
      style={{
        fontSize: "clamp(0.875rem, min(5cqh, 4cqw), 1.5rem)",
        // Where a pill is wider than a thumb, nothing else keeps it from its neighbor.
        columnGap: "max(0px, 0.9em - 0.875rem)",
      }}
    >
      <Presence seat={seat} />
      <DamageZone seat={seat} allowed={allowed} />
      <Holdings seat={seat} />
      {used.slice(0, room).map((counted) => (
        <CounterPill key={counted.key} seat={seat} allowed={allowed} counted={counted} />
      ))}
      {!allowed && rest}
      {allowed && (
        <button
          type="button"
          aria-label={[t("countersOf", { name }), more].filter(Boolean).join(", ")}
          data-slide
          onClick={() => turn(seat.seat, { to: "counters" })}
          {...target}
        >
          {rest || <AddIcon className="opacity-75" style={opener} />}
        </button>
      )}
      {sheets && (
        <button
          type="button"
          aria-label={t("seatMore", { name })}
          data-slide
          onClick={() => show({ kind: "seat", seat: seat.seat })}
          {...target}
          // A low seat has room for it beside the name, and little for another line.
          className={cx(target.className, "[@container(height<12rem)]:absolute top-0 right-0")}
        >
          <MoreIcon className="opacity-75" style={opener} />
        </button>
      )}
    </div>
  );
}
