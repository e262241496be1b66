import { usePlayed } from "~/components/games/facts";
import { scoreName, useBestOf, useSetOutcome } from "~/components/games/score";
import { recapMessages } from "~/components/recap/messages";
import { Recap } from "~/components/recap/recap";
import { useFormat } from "~/components/stats/format";
import type { GameSet } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";

interface SetRecapProps {
  set: GameSet;
  onDone: () => void;
}

/** Shares a set as a picture: its score, and who won it. */
export default function SetRecap({ set, onDone }: SetRecapProps) {
  const { t } = useMessages(recapMessages);
  const { day, number } = useFormat();
  const outcome = useSetOutcome();
  const bestOf = useBestOf();
  const played = usePlayed();
  const players = set.score.map((player, at) => ({
    key: player.userId ?? `guest-${player.guestName}`,
    name: scoreName(player, set.games),
    username: player.username,
    picture: player.picture,
    wins: player.wins,
    isWinner: set.closedAt !== null && set.winner === at,
  }));
  return (
    <Recap
      onDone={onDone}
      content={{
        over: [day(set.startedAt), ...played(set)].join(" · "),
        headline: outcome(set, set.games),
        deck: null,
        players: players.toSorted((one, other) => other.wins - one.wins),
        facts: [
          { label: t("set"), value: bestOf(set.bestOf) },
          { label: t("games"), value: number(set.gamesCount) },
        ],
      }}
    />
  );
}
