import { ago } from "~/lib/ago";
import { useMessages } from "~/lib/i18n";
import { madeAt } from "~/lib/uuid";
import { recordMessages } from "./messages";

const aMinute = 60_000;

interface ContinuingProps {
  gameId: string;
  onStartOver: () => void;
}

/** Says that the page begins with a kept draft, and drops it. */
export default function Continuing({ gameId, onStartOver }: ContinuingProps) {
  const { t, lang } = useMessages(recordMessages);
  // By this device's clock, which made the id.
  const now = Date.now();
  const begunAt = madeAt(gameId);
  const recent = begunAt === null || now - begunAt < aMinute;
  return (
    <div className="-mt-4 mb-4 flex flex-wrap items-center gap-x-3 text-sm">
      <p role="status">
        {recent
          ? t("continuing")
          : t("continuingSince", { when: ago(new Date(begunAt).toISOString(), lang, now) })}
      </p>
      <button type="button" className="link min-h-target font-semibold" onClick={onStartOver}>
        {t("startOver")}
      </button>
    </div>
  );
}
