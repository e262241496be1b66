import { useState } from "react";
import { useFollowed } from "~/components/live/use-followed";
import { useTables } from "~/components/live/use-tables";
import { useMessages } from "~/lib/i18n";
import { type LiveStore, useLive } from "~/live/view";
import type { Look } from "./look";
import { lookMessages } from "./messages";
import OverlayPreview from "./preview";
import { sampleTable } from "./sample";

function Sample({ look }: { look: Look }) {
  const { t } = useMessages(lookMessages);
  const [table] = useState(() => sampleTable(4));
  return (
    <>
      <OverlayPreview {...table} look={look} />
      <figcaption className="text-sm text-text-muted">{t("previewSample")}</figcaption>
    </>
  );
}

function Own({ store, look }: { store: LiveStore; look: Look }) {
  const { t } = useMessages(lookMessages);
  const { board, info, people, offset } = useLive(store);
  if (!board) return <Sample look={look} />;
  return (
    <>
      <OverlayPreview {...{ board, info, people, offset, look }} />
      <figcaption className="text-sm text-text-muted">{t("previewYours")}</figcaption>
    </>
  );
}

/** Previews the look on the user's current table, or on a sample table. */
export default function OwnPreview({ look }: { look: Look }) {
  const { t } = useMessages(lookMessages);
  const store = useFollowed(useTables().tables?.[0]?.id ?? null);
  return (
    <figure className="grid gap-2" aria-label={t("preview")}>
      {store ? <Own store={store} look={look} /> : <Sample look={look} />}
    </figure>
  );
}
