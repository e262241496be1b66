import { Suspense, useState } from "react";
import { spelled } from "~/components/live/code";
import { liveSheetsMessages } from "~/components/live/messages";
import { useTable, useView } from "~/components/table/context";
import { renewLiveCode } from "~/lib/api/live";
import type { LiveTable } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useAction } from "~/lib/use-action";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { ShareButton } from "~/ui/share-button";
import { useLiveTable } from "../live-table";
import { GuestRights } from "./guest-rights";
import { SheetFrame } from "./sheet";

const OfflineState = onDemand(() => import("../offline-state"));

/** How others come to the table, and who is at it. */
export function ShareSheet() {
  const { t } = useMessages(liveSheetsMessages);
  const table = useLiveTable();
  const { actor, nameOf } = useTable();
  const { people, guests, viewers, offline } = useView(({ people, guests, viewers, phase }) => ({
    people,
    guests,
    viewers,
    offline: phase === "offline",
  }));
  const [renewed, setRenewed] = useState<LiveTable | null>(null);
  const { url, qr, code } = renewed ?? table;
  const { run: renew, busy } = useAction(async () =>
    setRenewed((await renewLiveCode(table.id)).table),
  );
  if (offline) {
    return (
      <SheetFrame title={t("share")}>
        <Suspense>
          <OfflineState />
        </Suspense>
      </SheetFrame>
    );
  }
  return (
    <SheetFrame title={t("share")}>
      <div className="grid gap-5">
        <div className="grid justify-items-center gap-3 text-center">
          <img
            src={qr}
            alt={t("qrAlt")}
            width={256}
            height={256}
            className="size-56 max-w-full rounded-md landscape:max-h-[45dvh] landscape:w-auto"
          />
          <p className="font-mono text-3xl tracking-wider">{spelled(code)}</p>
          <p className="text-sm text-text-muted">{t("shareText")}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <CopyButton text={url} copied={t("copied")}>
              {t("copyLink")}
            </CopyButton>
            <ShareButton url={url}>{t("send")}</ShareButton>
            {actor.role === "host" && (
              <Button variant="ghost" busy={busy} onClick={() => renew()}>
                {t("newCode")}
              </Button>
            )}
          </div>
          {actor.role === "host" && <p className="text-sm text-text-muted">{t("newCodeText")}</p>}
        </div>
        <section className="grid gap-2">
          <h3 className="text-base">{t("people")}</h3>
          <ul className="grid gap-1">
            {people.map(({ id, firstname, username, picture, role, devices }) => (
              <li key={id} className="flex min-h-11 items-center gap-3">
                <Avatar name={username} picture={picture} size="sm" />
                <span className="min-w-0 flex-1 truncate text-sm font-medium">{firstname}</span>
                <Badge>{t(`role.${role}`)}</Badge>
                <span className="w-24 text-right text-xs text-text-muted">
                  {devices > 0 ? t("here", { count: devices }) : t("notHereNow")}
                </span>
              </li>
            ))}
            {guests.map(({ seat, devices }) => (
              <li key={seat} className="flex min-h-11 items-center gap-3">
                <Avatar name={nameOf(seat)} picture={null} size="sm" />
                <span className="min-w-0 flex-1 truncate text-sm font-medium">{nameOf(seat)}</span>
                <Badge>{t("role.player")}</Badge>
                <span className="w-24 text-right text-xs text-text-muted">
                  {devices > 0 ? t("here", { count: devices }) : t("notHereNow")}
                </span>
              </li>
            ))}
          </ul>
          <GuestRights />
          {viewers > 0 && (
            <p className="text-sm text-text-muted">{t("viewers", { count: viewers })}</p>
          )}
        </section>
      </div>
    </SheetFrame>
  );
}
