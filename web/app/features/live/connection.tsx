import { useEffect, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import { useLateView } from "~/components/table/context";
import { useMessages } from "~/lib/i18n";
import type { LivePhase } from "~/live/view";
import { OfflineIcon } from "~/ui/icons/everywhere";
import { Spinner } from "~/ui/spinner";

/** Shorter delays are not shown. */
const patience = 1500;
const briefly = 8000;

const pill =
  "flex animate-rise items-center gap-2 rounded-full bg-surface-overlay px-3 py-1 text-sm shadow-float";

const phaseText = (phase: LivePhase) =>
  phase === "connecting" || phase === "offline" ? phase : "away";

/** The connection's state, if worth showing, and short messages. */
export default function Connection({ said }: { said: string }) {
  const { t } = useMessages(liveMessages);
  const { phase, pending } = useLateView(({ phase, pending }) => ({ phase, pending }));
  const calm = phase === "live" && pending === 0;
  const offline = phase === "offline";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (calm) return setLate(false);
    const timer = setTimeout(() => setLate(true), patience);
    // A whole game may be played offline: then the line would lie on a seat all the time.
    const end = offline ? setTimeout(() => setLate(false), briefly) : undefined;
    return () => {
      clearTimeout(timer);
      clearTimeout(end);
    };
  }, [calm, offline]);
  const waiting = pending > 0 && t("waiting", { count: pending });
  const away = phase !== "live" && t(phaseText(phase));
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[env(safe-area-inset-top)] z-20 grid justify-items-center gap-1 p-1"
    >
      {late && !calm && (
        <p className={pill}>
          {away ? (
            <OfflineIcon className="size-4 text-text-muted" aria-hidden="true" />
          ) : (
            <Spinner />
          )}
          {[away, waiting].filter(Boolean).join(" · ")}
        </p>
      )}
      {said && <p className={pill}>{said}</p>}
    </div>
  );
}
