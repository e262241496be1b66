import { useEffect, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import type { LiveTable } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { followTable } from "~/live/client";
import type { GuestWay, HeldSeat } from "~/live/guest";
import type { playOffline } from "~/live/offline/play";
import { type LiveStore, useLiveOf } from "~/live/view";
import { Table, type TableProps } from "./table";
import { Unknown } from "./unknown";
import { Waiting } from "./waiting";

function Followed(props: TableProps) {
  const { t } = useMessages(liveMessages);
  const { phase, known } = useLiveOf(props.store, ({ phase, board }) => ({
    phase,
    known: board !== null,
  }));
  if (phase === "refused") return <Unknown title={t("notHere")} />;
  if (phase === "gone") return <Unknown title={t("unknown")} />;
  if (phase === "renewed") return <Unknown title={t("codeRenewed")} text={t("codeRenewedText")} />;
  return known ? <Table {...props} /> : <Waiting />;
}

interface JoinedProps {
  table: LiveTable;
  guest?: GuestWay;
  play?: typeof playOffline;
}

/** Follows the table while this page is open. */
export default function Joined({ table: read, guest: way, play }: JoinedProps) {
  // A table that was started offline is known to others from the moment it is uploaded.
  const [shared, setShared] = useState<LiveTable | null>(null);
  const table = shared ?? read;
  const [store, setStore] = useState<LiveStore | null>(null);
  const { id } = table;
  const [{ held, code }, setSeat] = useState({ held: way?.held ?? null, code: table.code });
  useEffect(() => {
    const alone = play?.(id, setShared);
    const followed = alone ?? (way ? way.follow(held, code) : followTable(id));
    setStore(followed);
    return followed.close;
  }, [id, way, held, code, play]);
  const changeSeat = (next: HeldSeat | null, code: string) => {
    way?.keep(next, code);
    setSeat({ held: next, code });
  };
  const guest = way ? { held, changeSeat } : null;
  return store ? <Followed table={table} store={store} guest={guest} /> : <Waiting />;
}
