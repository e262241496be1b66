import { Suspense } from "react";
import { EndReasonChoice } from "~/components/games/end-reason";
import { ActionBar } from "~/components/seating/action-bar";
import { otherErrors } from "~/components/seating/errors";
import { useFormatRules } from "~/components/seating/format-rules";
import { serverNow } from "~/lib/api/clock";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";
import { uuidv7 } from "~/lib/uuid";
import { Button } from "~/ui/button";
import { AddIcon, SetIcon } from "~/ui/icons/app";
import { Skeleton } from "~/ui/skeleton";
import { recordMessages } from "./messages";
import { type Recording, tellAnother, tellBefore } from "./recording";
import { SaveButton } from "./save-button";
import { Board } from "./table/board";
import { firstKnown, type GameDraft, placesOf } from "./table/draft";
import { MoreDetails } from "./table/more-details";
import { result } from "./table/placing";
import { PlaygroupChoice } from "./table/playgroup-choice";
import { useSaving } from "./use-saving";

const Extras = onDemand(() => import("./extras"));

interface ResultStepProps {
  recording: Recording;
  /** Why the server refused it before. */
  fieldMessages: Record<string, string>;
  change: (changed: Partial<Recording>) => void;
  clear: () => void;
  /** Null where the page offers it already. */
  onStartOver: (() => void) | null;
  /** Whether the user came from the step before. */
  takesFocus: boolean;
}

interface InSetProps {
  says: string;
  does: string;
  onDo: () => void;
}

/** That the game counts for a set, and the way out. */
const InSet = ({ says, does, onDo }: InSetProps) => (
  <p className="flex w-full flex-wrap items-center gap-x-3">
    <SetIcon className="size-4 text-accent-text" aria-hidden="true" />
    <span className="text-text">{says}</span>
    <button type="button" className="link min-h-target font-semibold" onClick={onDo}>
      {does}
    </button>
  </p>
);

/** The result: the order of elimination and optional details. */
export default function ResultStep({
  recording,
  fieldMessages,
  change,
  clear,
  onStartOver,
  takesFocus,
}: ResultStepProps) {
  const { t } = useMessages(recordMessages);
  const { game, set, earlier } = recording;
  const { busy, errors, save } = useSaving({ recording, fieldMessages, change, clear });
  const { name } = useFormatRules(game);
  const playgroup = useUserStore(({ playgroups }) =>
    playgroups.find(({ id }) => id === game.playgroupId),
  )?.name;
  const setGame = (changed: GameDraft) => change({ game: changed });
  const fixed = game.setId !== null || earlier.length > 0;
  return (
    <div className="grid gap-5">
      <div className="-mt-4 flex flex-wrap items-center gap-x-3 text-sm text-text-muted">
        {[name, playgroup].filter(Boolean).join(" · ")}
        {!fixed && (
          <button
            type="button"
            className="link min-h-target font-semibold"
            onClick={() => {
              change({ step: "table" });
              scrollTo({ top: 0 });
            }}
          >
            {t("changeTable")}
          </button>
        )}
        {onStartOver && (
          <button type="button" className="link min-h-target font-semibold" onClick={onStartOver}>
            {t("startOver")}
          </button>
        )}
        {game.setId !== null && (
          <InSet
            says={t("inSet")}
            does={t("leaveSet")}
            onDo={() => setGame({ ...game, setId: null })}
          />
        )}
        {earlier.length > 0 && (
          <InSet
            says={t("told", { count: earlier.length })}
            does={t("before")}
            onDo={() => change(tellBefore(recording))}
          />
        )}
      </div>
      <Board game={game} onChange={setGame} errors={errors} takesFocus={takesFocus} />
      <EndReasonChoice
        legend={t("howWon")}
        value={game.endReason}
        onChange={(endReason) => setGame({ ...game, endReason })}
      />
      {!fixed && <PlaygroupChoice game={game} onChange={setGame} />}
      <MoreDetails game={game} onChange={setGame} errors={errors} hint={t("detailsHint")}>
        <Suspense fallback={<Skeleton className="h-64" />}>
          <Extras recording={recording} change={change} />
        </Suspense>
      </MoreDetails>
      <ActionBar problems={otherErrors(errors)}>
        <SaveButton busy={busy} onSave={() => save(false)}>
          {t("save")}
        </SaveButton>
        {set ? (
          <Button
            size="lg"
            className="flex-1"
            disabled={!result(placesOf(game)) || !firstKnown(game)}
            onClick={() => change(tellAnother(recording, uuidv7(), serverNow()))}
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
