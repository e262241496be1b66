import { lazy, Suspense } from "react";
import { useWords } from "~/lib/i18n";
import { uuidv7 } from "~/lib/uuid";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { AddIcon } from "~/ui/icons";
import { Skeleton } from "~/ui/skeleton";
import { type Recording, tellAnother, tellBefore } from "./recording";
import { ActionBar } from "./table/action-bar";
import { Board } from "./table/board";
import { type GameDraft, placesOf } from "./table/draft";
import { EndReasonChoice } from "./table/end-reason";
import { otherErrors } from "./table/errors";
import { useFormatRules } from "./table/format-rules";
import { MoreDetails } from "./table/more-details";
import { result } from "./table/placing";
import { useSaving } from "./use-saving";
import { recordWords } from "./words";

const Extras = lazy(() => import("./extras"));

interface ResultStepProps {
  recording: Recording;
  change: (changed: Partial<Recording>) => void;
  clear: () => void;
  onStartOver: () => void;
}

/** How the game went: the order of going out, and whatever else one cares to say. */
export default function ResultStep({ recording, change, clear, onStartOver }: ResultStepProps) {
  const { t } = useWords(recordWords);
  const { game, set, earlier } = recording;
  const { busy, errors, save } = useSaving({ recording, change, clear });
  const { name } = useFormatRules(game);
  const problems = otherErrors(errors);
  const setGame = (changed: GameDraft) => change({ game: changed });
  const fixed = game.setId !== null || earlier.length > 0;
  return (
    <div className="grid gap-5">
      <p className="-mt-4 flex flex-wrap items-center gap-x-3 text-sm text-text-muted">
        {name}
        {!fixed && (
          <button
            type="button"
            className="link min-h-target font-semibold"
            onClick={() => change({ step: "table" })}
          >
            {t("changeTable")}
          </button>
        )}
        <button type="button" className="link min-h-target font-semibold" onClick={onStartOver}>
          {t("startOver")}
        </button>
      </p>
      {game.setId !== null && (
        <Banner
          tone="info"
          title={t("inSet")}
          action={
            <Button variant="ghost" onClick={() => setGame({ ...game, setId: null })}>
              {t("leaveSet")}
            </Button>
          }
        />
      )}
      {earlier.length > 0 && (
        <Banner
          tone="info"
          title={t("told", { count: earlier.length })}
          action={
            <Button variant="ghost" onClick={() => change(tellBefore(recording))}>
              {t("before")}
            </Button>
          }
        />
      )}
      <Board game={game} onChange={setGame} errors={errors} />
      <EndReasonChoice
        value={game.endReason}
        onChange={(endReason) => setGame({ ...game, endReason })}
      />
      <MoreDetails game={game} onChange={setGame} errors={errors} hint={t("detailsHint")}>
        <Suspense fallback={<Skeleton className="h-64" />}>
          <Extras recording={recording} change={change} />
        </Suspense>
      </MoreDetails>
      {problems.length > 0 && (
        <Banner tone="danger" title={errors.result ? undefined : t("problems")}>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Banner>
      )}
      <ActionBar>
        <Button
          variant="primary"
          size="lg"
          className="flex-1"
          busy={busy}
          onClick={() => save(false)}
        >
          {t("save")}
        </Button>
        {set ? (
          <Button
            size="lg"
            className="flex-1"
            disabled={!result(placesOf(game))}
            onClick={() => change(tellAnother(recording, uuidv7(), Date.now()))}
          >
            <AddIcon className="size-5" aria-hidden="true" />
            {t("another")}
          </Button>
        ) : (
          <Button size="lg" className="flex-1" disabled={busy} onClick={() => save(true)}>
            {t("saveAgain")}
          </Button>
        )}
      </ActionBar>
    </div>
  );
}
