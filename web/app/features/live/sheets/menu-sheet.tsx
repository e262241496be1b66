import type { ReactNode } from "react";
import { liveSheetsMessages } from "~/components/live/messages";
import { useBoard, useTable, useView } from "~/components/table/context";
import type { TableCommand } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { Button, ButtonLink } from "~/ui/button";
import { Fold } from "~/ui/fold";
import { EditIcon, HomeIcon, LiveIcon, ShareIcon, ShowIcon } from "~/ui/icons/app";
import { DarkIcon, GroupIcon, LightIcon, PersonIcon, WinIcon } from "~/ui/icons/everywhere";
import { ClockIcon, PauseIcon, PlayIcon, StormIcon } from "~/ui/icons/table";
import { Segmented } from "~/ui/segmented";
import { useFullScreen } from "../screen";
import { CountRow } from "./count-row";
import { LayoutChoice } from "./layout-choice";
import { SheetFrame } from "./sheet";
import type { LookProps } from "./sheets";

interface ItemProps {
  icon: ReactNode;
  children: ReactNode;
  onClick: () => void;
}

const itemLook = "justify-start! px-3! text-left";

const Item = ({ icon, children, onClick }: ItemProps) => (
  <Button className={itemLook} onClick={onClick}>
    {icon}
    {children}
  </Button>
);

const size = "size-5 shrink-0";

/** What fingers can do that no button says. */
function Gestures() {
  const { t } = useMessages(liveSheetsMessages);
  return (
    <Fold label={t("gestures")}>
      <ul className="grid list-disc gap-2 pb-2 pl-5 text-sm text-text-muted">
        {(["hold", "drag", "slide"] as const).map((gesture) => (
          <li key={gesture}>{t(`gesture.${gesture}`)}</li>
        ))}
      </ul>
    </Fold>
  );
}

/** Everything at the table that is not on a seat. */
export function MenuSheet({ whole, onWhole, ...look }: LookProps) {
  const { t } = useMessages(liveSheetsMessages);
  const to = useLocalePath();
  const { actor, guest, plays, mayFinish, show, do: act } = useTable();
  const board = useBoard();
  const offline = useView(({ phase }) => phase === "offline");
  const { paused } = board.turns;
  const full = useFullScreen();
  const doAndClose = (command: TableCommand) => {
    act(command);
    show(null);
  };
  return (
    <SheetFrame title={t("menu")}>
      <div className="grid gap-5">
        <div className="grid grid-cols-2 gap-2">
          <Item icon={<ShareIcon className={size} />} onClick={() => show({ kind: "share" })}>
            {t("share")}
          </Item>
          <Item icon={<ClockIcon className={size} />} onClick={() => show({ kind: "history" })}>
            {t("history")}
          </Item>
          {guest && (
            <Item icon={<PersonIcon className={size} />} onClick={() => show({ kind: "sitDown" })}>
              {t("whichSeat")}
            </Item>
          )}
          {onWhole && (
            <Item
              icon={whole ? <PersonIcon className={size} /> : <GroupIcon className={size} />}
              onClick={() => {
                onWhole(!whole);
                show(null);
              }}
            >
              {t(whole ? "ownSeat" : "wholeTable")}
            </Item>
          )}
          {full && (
            <Item
              icon={<ShowIcon className={size} />}
              onClick={() => {
                full.toggle();
                show(null);
              }}
            >
              {t(full.on ? "leaveFull" : "fullScreen")}
            </Item>
          )}
          {plays && board.turns.spells.length > 0 && (
            <Item
              icon={paused ? <PlayIcon className={size} /> : <PauseIcon className={size} />}
              onClick={() => doAndClose({ type: paused ? "resume" : "pause" })}
            >
              {t(paused ? "resume" : "pause")}
            </Item>
          )}
          {plays && (
            <Item icon={<EditIcon className={size} />} onClick={() => show({ kind: "settings" })}>
              {t("settings")}
            </Item>
          )}
          {actor.role === "host" && !offline && (
            <ButtonLink className={itemLook} to={to("/websocket/sender")}>
              <LiveIcon className={size} aria-hidden="true" />
              {t("desk")}
            </ButtonLink>
          )}
        </div>
        {plays && (
          <>
            <Segmented
              legend={t("daylight")}
              value={board.daylight}
              options={[
                { value: "neither", label: t("neither") },
                { value: "day", label: t("day"), icon: <LightIcon className="size-4" /> },
                { value: "night", label: t("night"), icon: <DarkIcon className="size-4" /> },
              ]}
              onChange={(daylight) => doAndClose({ type: "daylight", to: daylight })}
            />
            <ul>
              <CountRow
                mark={<StormIcon className="size-5" />}
                label={t("storm")}
                value={board.storm}
                onChange={(delta) => act({ type: "storm", delta })}
              />
            </ul>
          </>
        )}
        {whole && board.seats.length <= 6 && <LayoutChoice {...look} />}
        <div className="grid gap-2">
          {mayFinish && (
            <Button variant="primary" size="lg" onClick={() => show({ kind: "finish" })}>
              <WinIcon className={size} aria-hidden="true" />
              {t("finish")}
            </Button>
          )}
          {!guest && (
            <ButtonLink variant="ghost" to={to("/dashboard")}>
              <HomeIcon className={size} aria-hidden="true" />
              {t("toDashboard")}
            </ButtonLink>
          )}
        </div>
        {plays && <Gestures />}
      </div>
    </SheetFrame>
  );
}
