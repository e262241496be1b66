import { Link } from "react-router";
import { formatName } from "~/components/formats/format-name";
import { gamePagesMessages, gamesMessages } from "~/components/games/messages";
import { minutesOf } from "~/components/games/result";
import { dateAndTime } from "~/components/games/when";
import type { Game } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { slug } from "~/lib/text";
import { useUserStore } from "~/lib/user/store";

/** When, what, how long, how. */
export function FactsList({ game }: { game: Game }) {
  const { t, lang } = useMessages(gamePagesMessages);
  const { t: word } = useMessages(gamesMessages);
  const to = useLocalePath();
  const formats = useUserStore((state) => state.formats);
  const minutes = minutesOf(game);
  const { playgroupId, playgroupName } = game;
  const facts = [
    [t("ended"), dateAndTime(game.endedAt, lang)],
    [t("format"), formatName(formats, game)],
    [
      t("playgroup"),
      playgroupId && playgroupName && (
        <Link
          to={to(`/playgroup/${playgroupId}/${slug(playgroupName)}`)}
          className="link -my-3 inline-flex min-h-target items-center wrap-anywhere"
        >
          {playgroupName}
        </Link>
      ),
    ],
    [t("length"), minutes !== null && word("minutes", { count: minutes })],
    [t("turnsTaken"), game.turns !== null && word("turns", { count: game.turns })],
    [t("wonBy"), game.endReason && word(`endReason.${game.endReason}`)],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 rounded-lg border border-line bg-surface-raised p-4 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-text-muted">{name}</dt>
              <dd className="min-w-0 font-medium tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
