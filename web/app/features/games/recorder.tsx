import { Suspense, useState } from "react";
import { keptDraft, useDraft } from "~/lib/draft";
import { useMessages } from "~/lib/i18n";
import { ahead, onDemand, soon } from "~/lib/on-demand";
import { useAhead } from "~/lib/use-ahead";
import { useUserStore } from "~/lib/user/store";
import { uuidv7 } from "~/lib/uuid";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast-store";
import { recordMessages } from "./messages";
import type { Recording } from "./recording";
import type { Start } from "./start";
import { fromPod, type GameDraft } from "./table/draft";
import { inSharedPlaygroup } from "./table/shared-playgroup";
import { TableStep } from "./table-step";

const Continuing = soon(() => import("./continuing"));
const bringAhead = ahead(() => import("./ahead"));
const ResultStep = onDemand(() => import("./result-step"));

interface RecorderProps {
  draftName: string;
  start: Start;
}

/** First the table, then its result; all of it survives a reload. */
export function Recorder({ draftName, start }: RecorderProps) {
  const { t } = useMessages(recordMessages);
  useAhead(bringAhead);
  const [keptId] = useState(() => keptDraft<Recording>(draftName)?.game.id);
  const [recording, change, clear] = useDraft<Recording>(draftName, start.recording);
  const { step, game } = recording;
  const continuing = game.id === keptId;
  const [seated, setSeated] = useState(false);
  const startOver = () => {
    change({ ...start.recording, game: { ...start.recording.game, id: uuidv7() } });
    clear();
    toast({ message: t("dropped"), action: { label: t("undo"), run: () => change(recording) } });
  };
  const seat = (table: GameDraft) => inSharedPlaygroup(table, useUserStore.getState().playgroups);
  return (
    <>
      <PageHeader title={t("title")} />
      {continuing && (
        <Suspense fallback={<div className="-mt-4 mb-4 min-h-target" />}>
          <Continuing gameId={game.id} onStartOver={startOver} />
        </Suspense>
      )}
      {step === "table" ? (
        <TableStep
          pods={start.pods}
          players={start.players}
          game={game}
          onPod={(pod) => {
            const { eventId } = game;
            const table = seat({ ...fromPod(uuidv7(), pod), eventId });
            change({ step: "result", game: table, set: null, earlier: [] });
            setSeated(true);
            scrollTo({ top: 0 });
          }}
          onChange={(changed) => change({ game: seat(changed) })}
          onGoOn={() => {
            change({ step: "result" });
            setSeated(true);
            scrollTo({ top: 0 });
          }}
        />
      ) : (
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <ResultStep
            recording={recording}
            fieldMessages={start.fieldMessages}
            change={change}
            clear={clear}
            onStartOver={continuing ? null : startOver}
            takesFocus={seated}
          />
        </Suspense>
      )}
    </>
  );
}
