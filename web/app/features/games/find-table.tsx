import { type ReactNode, useState } from "react";
import { tablesWith } from "~/components/seating/tables-with";
import type { Pod } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { SearchBox } from "~/ui/search-box";
import { recordMessages } from "./messages";

interface FindTableProps {
  known: readonly Pod[];
  /** Lists those that were found. */
  children: (found: readonly Pod[]) => ReactNode;
}

/** Searches the last tables. */
export default function FindTable({ known, children }: FindTableProps) {
  const { t } = useMessages(recordMessages);
  const playgroups = useUserStore((state) => state.playgroups);
  const [wanted, setWanted] = useState("");
  const found = tablesWith(known, wanted, playgroups);
  return (
    <>
      <SearchBox label={t("findTable")} value={wanted} onChange={setWanted} />
      {children(found)}
      {found.length === 0 && <p className="text-sm text-text-muted">{t("noTable")}</p>}
    </>
  );
}
