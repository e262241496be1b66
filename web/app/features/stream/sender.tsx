import { useWords, wordsLoader } from "~/lib/i18n";
import { PageHeader } from "~/ui/page-header";
import { ChooseTable } from "./choose-table";
import { Desk } from "./desk/desk";
import { liveWords, streamWords } from "./words";

export const clientLoader = wordsLoader(streamWords, liveWords);

/** The control desk of a streamed table. */
export default function Sender() {
  const { t } = useWords(streamWords);
  return (
    <div className="mx-auto w-full max-w-7xl p-4 sm:p-8">
      <PageHeader title={t("sender")} lead={t("senderLead")} />
      <ChooseTable empty={t("noTableText")}>
        {(table, store) => <Desk key={table.id} table={table} store={store} />}
      </ChooseTable>
    </div>
  );
}
