import { formatName } from "~/components/formats/format-name";
import { usePlace } from "~/components/games/place";
import { ago } from "~/lib/ago";
import { leaveSeat } from "~/lib/api/games";
import { getInbox } from "~/lib/api/inbox";
import type { SeatNotice } from "~/lib/api/types";
import { deleteWithUndo } from "~/lib/delete-with-undo";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { InboxRow } from "./inbox-row";
import { inboxMessages } from "./messages";
import { keepNotices } from "./use-notices";

/** Removes the user from the game, or from every game of its set they were added to. */
async function leaveAll({ gameId, setId, games }: SeatNotice): Promise<void> {
  let next: string | undefined = gameId;
  for (let left = games; next && left > 0; left -= 1) {
    await leaveSeat(next);
    const { waiting } = await getInbox();
    keepNotices(waiting.games);
    next = setId ? waiting.games.find((other) => other.setId === setId)?.gameId : undefined;
  }
}

function useFacts({ setId, games, putBy, formatId, placement, players, endedAt }: SeatNotice) {
  const { t, lang } = useMessages(inboxMessages);
  const formats = useUserStore((state) => state.formats);
  const place = usePlace();
  const name = putBy?.firstname;
  const what = setId ? "set" : "game";
  return {
    title: name ? t(`${what}By`, { name, count: games }) : t(what, { count: games }),
    detail: [
      formatName(formats, { formatId, subformatId: null }),
      setId ? "" : t("placed", { place: place(placement), count: players.length }),
      ago(endedAt, lang),
    ]
      .filter(Boolean)
      .join(" · "),
  };
}

/** A game or set that another player recorded with the user in it, which counts unless they say it was not them. */
export function GameNotice({ notice }: { notice: SeatNotice }) {
  const { t } = useMessages(inboxMessages);
  const to = useLocalePath();
  const { title, detail } = useFacts(notice);
  const { gameId, setId, putBy } = notice;

  const deny = () =>
    deleteWithUndo({
      id: gameId,
      message: t(setId ? "leftSet" : "left"),
      undo: t("undo"),
      run: () => leaveAll(notice),
    });

  return (
    <InboxRow
      to={to(setId ? `/set/${setId}` : `/game/${gameId}`)}
      picture={<Avatar name={putBy?.username ?? ""} picture={putBy?.picture ?? null} />}
      title={title}
      detail={detail}
      actions={
        <Button aria-label={t("about", { answer: t("notMe"), what: title })} onClick={deny}>
          {t("notMe")}
        </Button>
      }
    />
  );
}
