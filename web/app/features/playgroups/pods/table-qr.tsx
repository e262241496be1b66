import { spelled } from "~/components/live/code";
import { readLive } from "~/lib/api/live";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { Dialog } from "~/ui/dialog";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { podsMessages } from "../messages";

interface TableQrProps {
  code: string;
  title: string;
  onClose: () => void;
}

/** A table's address, to be held before a camera. */
export default function TableQr({ code, title, onClose }: TableQrProps) {
  const { t } = useMessages(podsMessages);
  const { data, failed, error, retry } = useApiQuery([null, "table", code], (signal) =>
    readLive(code, signal),
  );
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid justify-items-center gap-3">
        {failed && <LoadFailed title={t("qrFailed")} error={error} onRetry={retry} />}
        {!failed && !data && <Skeleton className="size-56" />}
        {data && (
          <img
            src={data.table.qr}
            alt={title}
            width={224}
            height={224}
            className="size-56 max-w-full rounded-md"
          />
        )}
        <p className="font-mono text-3xl tracking-wider">{spelled(code)}</p>
      </div>
    </Dialog>
  );
}
