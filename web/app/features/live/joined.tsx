import { useEffect, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import type { LiveTable } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { followTable } from "~/live/client";
import { followAsGuest, type HeldSeat, heldSeat, holdSeat } from "~/live/guest";
import { type LiveStore, useSteadyLive } from "~/live/view";
import { Table, type TableProps } from "./table";
import { Unknown } from "./unknown";
import { Waiting } from "./waiting";

function Followed(props: TableProps) {
  const { t } = useMessages(liveMessages);
  const { phase } = useSteadyLive(props.store);
  if (phase === "refused") return <Unknown title={t("notHere")} />;
  if (phase === "gone") return <Unknown title={t("unknown")} />;
  return <Table {...props} />;
}

/** Follows the table while this page is open. */
export default function Joined({ table }: { table: LiveTable }) {
  const [store, setStore] = useState<LiveStore | null>(null);
  const { id, code } = table;
  const signedIn = useUserStore(isAuthenticated);
  const [held, setHeld] = useState(() => (signedIn ? null : heldSeat(id)));
  const hold = (next: HeldSeat | null) => {
    holdSeat(id, next);
    setHeld(next);
  };
  useEffect(() => {
    const followed = signedIn ? followTable(id) : followAsGuest(id, code, held);
    setStore(followed);
    return followed.close;
  }, [id, code, signedIn, held]);
  const guest = signedIn ? null : { held, hold };
  return store ? <Followed key={id} table={table} store={store} guest={guest} /> : <Waiting />;
}
