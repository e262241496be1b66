import { useMessages } from "~/lib/i18n";
import { ChooseTable } from "../choose-table";
import { streamMessages } from "../messages";
import { Desk } from "./desk";

/** The desk of the table one is at. */
export default function OwnDesk() {
  const { t } = useMessages(streamMessages);
  return (
    <ChooseTable empty={t("noTableText")}>
      {(table, store) => <Desk key={table.id} table={table} store={store} />}
    </ChooseTable>
  );
}
