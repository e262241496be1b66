import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { liveGuestMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useBoard, useTable, useView } from "~/components/table/context";
import type { SeatNo } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { withRedirect } from "~/lib/navigation";
import { useAction } from "~/lib/use-action";
import { changeGuestSeat } from "~/live/guest";
import { freeForGuests } from "~/live/table/permit";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { SeatMark } from "~/ui/seat-mark";
import { useLiveTable } from "../live-table";
import { GuestRights } from "./guest-rights";
import { SheetFrame } from "./sheet";

/** Asks whoever came without an account which guest they are, and what they are called. */
export default function GuestSeatSheet() {
  const { t } = useMessages(liveGuestMessages);
  const table = useLiveTable();
  const { guest, show } = useTable();
  const board = useBoard();
  const held = useView(({ guests }) => guests.map(({ seat }) => seat));
  const { pathname } = useLocation();
  const [name, setName] = useState("");
  const { run: sit, busy } = useAction(async (seat: SeatNo | null) => {
    const { token, table: now } = await changeGuestSeat(table, {
      seat: seat ?? undefined,
      name: name.trim() || undefined,
      token: guest?.held?.token,
    });
    guest?.changeSeat(token && seat !== null ? { seat, token } : null, now.code);
    show(null);
  });
  const free = freeForGuests(board, held);
  const chosen: ReactNode = (
    <>
      <Field label={t("name")} hint={t("nameHint")}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={50}
            autoComplete="given-name"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{t("seats")}</legend>
        {free.map((seat) => (
          <Button
            key={seat.seat}
            className="justify-start!"
            busy={busy}
            onClick={() => sit(seat.seat)}
          >
            <SeatMark seat={seatOfColor[seat.color]} className="size-5" />
            {seat.guestName}
          </Button>
        ))}
      </fieldset>
    </>
  );
  return (
    <SheetFrame
      title={t("title")}
      actions={
        <>
          {guest?.held ? (
            <Button busy={busy} onClick={() => sit(null)}>
              {t("getUp")}
            </Button>
          ) : (
            <Button onClick={() => show(null)}>{t("look")}</Button>
          )}
          <ButtonLink variant="ghost" to={withRedirect("/login", pathname)}>
            {t("signIn")}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-4">
        {free.length > 0 ? chosen : <p className="text-text-muted">{t("noneFree")}</p>}
        <GuestRights />
      </div>
    </SheetFrame>
  );
}
