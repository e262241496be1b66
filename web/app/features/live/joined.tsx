import { useEffect, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import type { LiveTable } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { followTable } from "~/live/client";
import type { GuestWay, HeldSeat } from "~/live/guest";
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
  return known ? <Table {...props} /> : <Waiting />;
}

/** Follows the table while this page is open. */
export default function Joined({ table, guest: way }: { table: LiveTable; guest?: GuestWay }) {
  const [store, setStore] = useState<LiveStore | null>(null);
  const { id } = table;
  const [held, setHeld] = useState(way?.held ?? null);
  useEffect(() => {
    const followed = way ? way.follow(held) : followTable(id);
    setStore(followed);
    return followed.close;
  }, [id, way, held]);
  const hold = (next: HeldSeat | null) => {
    way?.keep(next);
    setHeld(next);
  };
  const guest = way ? { held, hold } : null;
  return store ? <Followed table={table} store={store} guest={guest} /> : <Waiting />;
}
