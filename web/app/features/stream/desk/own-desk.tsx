import { useWords } from "~/lib/i18n";
import { ChooseTable } from "../choose-table";
import { streamWords } from "../words";
import { Desk } from "./desk";

/** The desk of the table one is at. */
export default function OwnDesk() {
  const { t } = useWords(streamWords);
  return (
    <ChooseTable empty={t("noTableText")}>
      {(table, store) => <Desk key={table.id} table={table} store={store} />}
    </ChooseTable>
  );
}
