import { liveSheetsMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useBoard, useTable, useView } from "~/components/table/context";
import { freeGuestSeat, leaveLive } from "~/lib/api/live";
import { showError } from "~/lib/api/show-error";
import type { SeatNo, TableSettings } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { mayChangeEverySeat } from "~/live/table/permit";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { IconButton } from "~/ui/icon-button";
import { CloseIcon } from "~/ui/icons/app";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { SeatMark } from "~/ui/seat-mark";
import { Segmented } from "~/ui/segmented";
import { toast } from "~/ui/toast-store";
import { useLiveTable } from "../live-table";
import { GuestRights } from "./guest-rights";
import { SheetFrame } from "./sheet";

/** The turn order. */
function Order() {
  const { t } = useMessages(liveSheetsMessages);
  const { nameOf, do: act } = useTable();
  const board = useBoard();
  const move = (at: number, by: 1 | -1) => {
    const seats = [...board.order];
    const [here, there] = [seats[at], seats[at + by]];
    if (here === undefined || there === undefined) return;
    [seats[at], seats[at + by]] = [there, here];
    act({ type: "order", seats });
  };
  const mark = (no: SeatNo) => seatOfColor[board.seats[no - 1]?.color ?? "gray"];
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{t("order")}</h3>
      <ol className="grid gap-1">
        {board.order.map((no, at) => (
          <li key={no} className="flex items-center gap-2 rounded-md bg-surface-sunken pl-3">
            <SeatMark seat={mark(no)} />
            <span className="min-w-0 flex-1 truncate text-sm font-medium">{nameOf(no)}</span>
            <IconButton
              label={t("earlier", { name: nameOf(no) })}
              icon={<ChevronDownIcon className="size-5 rotate-180" />}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              label={t("later", { name: nameOf(no) })}
              icon={<ChevronDownIcon className="size-5" />}
              disabled={at === board.order.length - 1}
              onClick={() => move(at, 1)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The players who joined by code or hold a guest's seat, whom the host can remove. */
function Guests() {
  const { t } = useMessages(liveSheetsMessages);
  const table = useLiveTable();
  const { nameOf } = useTable();
  const { people, guests } = useView(({ people, guests }) => ({ people, guests }));
  const others = people.filter(({ role }) => role !== "host");
  if (others.length === 0 && guests.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{t("people")}</h3>
      <ul className="grid gap-1">
        {others.map(({ id, firstname, role }) => (
          <li key={id} className="flex items-center gap-2 rounded-md bg-surface-sunken pl-3">
            <span className="min-w-0 flex-1 truncate text-sm font-medium">{firstname}</span>
            <span className="text-sm text-text-muted">{t(`role.${role}`)}</span>
            <IconButton
              label={t("remove", { name: firstname })}
              icon={<CloseIcon className="size-5" />}
              onClick={() => void leaveLive(table.id, id).catch(showError)}
            />
          </li>
        ))}
        {guests.map(({ seat }) => (
          <li key={seat} className="flex items-center gap-2 rounded-md bg-surface-sunken pl-3">
            <span className="min-w-0 flex-1 truncate text-sm font-medium">{nameOf(seat)}</span>
            <span className="text-right text-sm text-text-muted">{t("guestHere")}</span>
            <IconButton
              label={t("free", { name: nameOf(seat) })}
              icon={<CloseIcon className="size-5" />}
              onClick={() => void freeGuestSeat(table.id, seat).catch(showError)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The host's settings: permissions, seating, and closing without a result. */
export function SettingsSheet() {
  const { t } = useMessages(liveSheetsMessages);
  const { actor, show, do: act } = useTable();
  const board = useBoard();
  const isHost = actor.role === "host";
  const change = (settings: Partial<TableSettings>) =>
    act({ type: "settings", settings: { ...board.settings, ...settings } });
  return (
    <SheetFrame title={t("settings")}>
      <div className="grid gap-5">
        {isHost && (
          <div className="grid gap-4">
            <Checkbox
              label={t("ownOnly")}
              checked={!board.settings.allSeats}
              onChange={({ target }) => change({ allSeats: !target.checked })}
            />
            <Segmented
              legend={t("joinAs")}
              value={board.settings.joinAs}
              options={[
                { value: "player", label: t("role.player") },
                { value: "viewer", label: t("role.viewer") },
              ]}
              onChange={(joinAs) => change({ joinAs })}
            />
            <Segmented
              legend={t("guests")}
              value={board.settings.guests ?? "none"}
              options={[
                { value: "none", label: t("guestsMay.none") },
                { value: "viewer", label: t("guestsMay.viewer") },
                { value: "player", label: t("guestsMay.player") },
              ]}
              onChange={(guests) => change({ guests: guests === "none" ? null : guests })}
            />
            {board.settings.guests === "player" && (
              <Checkbox
                label={t("guestsAllSeats")}
                checked={board.settings.allSeats && board.settings.guestsAllSeats === true}
                disabled={!board.settings.allSeats}
                onChange={({ target }) => change({ guestsAllSeats: target.checked })}
              />
            )}
            <Checkbox
              label={t("locked")}
              checked={board.settings.locked}
              onChange={({ target }) => change({ locked: target.checked })}
            />
          </div>
        )}
        {!isHost && <GuestRights />}
        {mayChangeEverySeat(actor, board) && <Order />}
        {isHost && <Guests />}
        {isHost && (
          <Button
            variant="danger"
            onClick={() => {
              act({ type: "close" });
              show(null);
              toast({
                message: t("closedNow"),
                action: { label: t("reopen"), run: () => act({ type: "reopen" }) },
              });
            }}
          >
            {t("close")}
          </Button>
        )}
      </div>
    </SheetFrame>
  );
}
