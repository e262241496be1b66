import { useId } from "react";
import { dateAndTime } from "~/components/games/when";
import { readTables } from "~/components/seating/known-tables";
import { keepDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { takeBack, type Waiting } from "~/lib/outbox/store";
import { useNavigate } from "~/lib/router/page-router";
import { useTags } from "~/lib/tags";
import { Button } from "~/ui/button";
import { ErrorIcon } from "~/ui/icons/app";
import { OfflineIcon } from "~/ui/icons/everywhere";
import { fromWaiting } from "../from-waiting";
import { gameListsMessages } from "../messages";
import { draftName } from "../recording";

function WaitingEntry({ waiting }: { waiting: Waiting }) {
  const { t, lang } = useMessages(gameListsMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const { tags } = useTags();
  const { kind, body, since, refused } = waiting;

  const correct = async () => {
    const { players } = await readTables();
    const recording = fromWaiting(waiting, { players, tags: tags ?? [] });
    if (recording) keepDraft(draftName(null), recording);
    takeBack(body.id);
    await navigate(to("/games/record"));
  };

  return (
    <li className="grid gap-2 rounded-lg border border-dashed border-line-strong p-4">
      <p className="flex items-center gap-2 font-semibold">
        <OfflineIcon className="size-5 shrink-0 text-text-muted" aria-hidden="true" />
        {kind === "game"
          ? t("waitingGame", { count: body.seats.length })
          : t("waitingSet", { count: body.games?.length ?? 0 })}
      </p>
      <p className="text-sm text-text-muted">{dateAndTime(new Date(since).toISOString(), lang)}</p>
      {refused && (
        <div className="flex items-start gap-1.5 text-sm text-danger">
          <ErrorIcon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <ul>
            {[t("refused"), ...Object.values(refused.fieldMessages)].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {refused && <Button onClick={() => void correct()}>{t("correct")}</Button>}
        <Button variant="ghost" onClick={() => takeBack(body.id)}>
          {t("takeBack")}
        </Button>
      </div>
    </li>
  );
}

/** Games recorded offline that are only on this device. */
export default function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const { t } = useMessages(gameListsMessages);
  const title = useId();
  return (
    <section aria-labelledby={title} className="grid gap-2">
      <div>
        <h2 id={title} className="text-lg">
          {t("waiting")}
        </h2>
        <p className="text-sm text-text-muted">{t("waitingText")}</p>
      </div>
      <ul className="grid gap-2">
        {waiting.map((entry) => (
          <WaitingEntry key={entry.body.id} waiting={entry} />
        ))}
      </ul>
    </section>
  );
}
