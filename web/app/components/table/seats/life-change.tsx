import { liveMessages } from "~/components/live/messages";
import type { SeatNo } from "~/lib/api/types";
import { signedOf, useMessages } from "~/lib/i18n";
import { UndoIcon } from "~/ui/icons/app";
import { useTable } from "../context";
import { useUndoOfLife } from "../use-steps";

interface LifeChangeProps {
  seat: SeatNo;
  change: number;
}

function Change({ seat, change }: LifeChangeProps) {
  const { t, lang } = useMessages(liveMessages);
  const { nameOf } = useTable();
  const signed = signedOf(lang)(change);
  const undo = useUndoOfLife(seat);
  return (
    <button
      type="button"
      disabled={!undo}
      onClick={() => undo?.()}
      aria-label={t("undoChange", { change: signed, name: nameOf(seat) })}
      className="pointer-events-auto absolute top-1 right-1 flex min-h-target animate-rise items-center gap-1 rounded-full bg-surface-overlay px-3 leading-none font-bold whitespace-nowrap tabular-nums shadow-float"
      style={{ fontSize: "clamp(1.125rem, min(18cqh, 8cqw), 2.5rem)" }}
    >
      {signed}
      {undo && <UndoIcon className="size-[0.8em]" />}
    </button>
  );
}

/** What has just become of a seat's life, which can be undone there; it is there before the first tap. */
export default function LifeChange({ seat, change }: LifeChangeProps) {
  return change !== 0 && <Change key={Math.sign(change)} seat={seat} change={change} />;
}
