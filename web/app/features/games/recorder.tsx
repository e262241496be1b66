import { useDraft } from "~/lib/draft";
import { useWords } from "~/lib/i18n";
import { uuidv7 } from "~/lib/uuid";
import { Button } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import type { Recording } from "./recording";
import { ResultStep } from "./result-step";
import type { Start } from "./start";
import { fromPod } from "./table/draft";
import { TableStep } from "./table-step";
import { recordWords } from "./words";

interface RecorderProps {
  draftName: string;
  start: Start;
}

/** First the table, then its result; all of it survives a reload. */
export function Recorder({ draftName, start }: RecorderProps) {
  const { t } = useWords(recordWords);
  const [recording, change, clear] = useDraft<Recording>(draftName, start.recording);
  const { step, game } = recording;
  const startOver = () => {
    change({ ...start.recording, game: { ...start.recording.game, id: uuidv7() } });
    clear();
  };
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          step === "result" && (
            <Button variant="ghost" onClick={startOver}>
              {t("startOver")}
            </Button>
          )
        }
      />
      {step === "table" ? (
        <TableStep
          pods={start.pods}
          players={start.players}
          game={game}
          onPod={(pod) =>
            change({ step: "result", game: fromPod(uuidv7(), pod), set: null, earlier: [] })
          }
          onChange={(changed) => change({ game: changed })}
          onGoOn={() => change({ step: "result" })}
        />
      ) : (
        <ResultStep recording={recording} change={change} clear={clear} />
      )}
    </>
  );
}
