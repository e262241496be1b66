import { useEffect, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import type { LiveTable } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { followTable } from "~/live/client";
import { type LiveStore, useSteadyLive } from "~/live/view";
import { Table } from "./table";
import { Unknown } from "./unknown";
import { Waiting } from "./waiting";

function Followed({ table, store }: { table: LiveTable; store: LiveStore }) {
  const { t } = useMessages(liveMessages);
  const { phase } = useSteadyLive(store);
  if (phase === "refused") return <Unknown title={t("notHere")} />;
  if (phase === "gone") return <Unknown title={t("unknown")} />;
  return <Table table={table} store={store} />;
}

/** Follows the table while this page is open. */
export default function Joined({ table }: { table: LiveTable }) {
  const [store, setStore] = useState<LiveStore | null>(null);
  const { id } = table;
  useEffect(() => {
    const followed = followTable(id);
    setStore(followed);
    return followed.close;
  }, [id]);
  return store ? <Followed key={id} table={table} store={store} /> : <Waiting />;
}
