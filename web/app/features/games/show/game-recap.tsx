import { formatName } from "~/components/formats/format-name";
import { useOutcome } from "~/components/games/facts";
import { gamesMessages } from "~/components/games/messages";
import { useNameOf } from "~/components/games/names";
import { usePlace } from "~/components/games/place";
import { byPlace, isDraw, minutesOf, winnersOf } from "~/components/games/result";
import { recapMessages } from "~/components/recap/messages";
import { Recap } from "~/components/recap/recap";
import { useFormat } from "~/components/stats/format";
import type { Game } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";

interface GameRecapProps {
  game: Game;
  onDone: () => void;
}

/** Shares a game as a picture: who won with what, who came after, how long and how. */
export default function GameRecap({ game, onDone }: GameRecapProps) {
  const { t } = useMessages(recapMessages);
  const { t: word } = useMessages(gamesMessages);
  const { day, minutes, number } = useFormat();
  const outcome = useOutcome();
  const nameOf = useNameOf(game.seats);
  const placeName = usePlace();
  const formats = useUserStore((state) => state.formats);
  const drawn = isDraw(game.seats);
  const winners = winnersOf(game.seats);
  const [winner] = winners;
  const length = minutesOf(game);
  const facts = [
    { label: t("length"), value: length === null ? null : minutes(length) },
    { label: t("turns"), value: game.turns === null ? null : number(game.turns) },
    { label: t("endReason"), value: game.endReason && word(`endReason.${game.endReason}`) },
  ];
  return (
    <Recap
      onDone={onDone}
      content={{
        over: [day(game.endedAt), formatName(formats, game), game.playgroupName]
          .filter(Boolean)
          .join(" · "),
        // In the third person: whoever sees the picture is somebody else.
        headline: outcome(game.seats, undefined),
        deck:
          winners.length === 1 && winner?.deckName
            ? { name: winner.deckName, colors: winner.colors }
            : null,
        players: byPlace(game.seats).map((seat) => ({
          key: String(seat.seat),
          name: nameOf(seat),
          username: seat.username,
          picture: seat.picture,
          place: drawn ? "=" : placeName(seat.placement),
          note: seat.deckName,
          isWinner: winners.includes(seat),
        })),
        facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
      }}
    />
  );
}
