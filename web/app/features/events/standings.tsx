import { namesAmong } from "~/components/people/names";
import { PersonRow } from "~/components/people/person-row";
import type { PlayEvent } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { eventPagesMessages } from "./messages";

type Line = PlayEvent["standings"][number];

/** Those level share a place. */
const placeOf = (lines: readonly Line[], { wins, games }: Line): number =>
  1 + lines.findIndex((other) => other.wins === wins && other.games === games);

/** Who won how often at this event. */
export function Standings({ lines }: { lines: readonly Line[] }) {
  const { t } = useMessages(eventPagesMessages);
  const nameOf = namesAmong(lines.map(({ user }) => user));
  return (
    <ol className="grid divide-y divide-line">
      {lines.map((line) => (
        <li key={line.user.id} className="flex items-center gap-1">
          <span className="w-8 shrink-0 text-center font-display text-lg font-bold tabular-nums">
            {placeOf(lines, line)}
          </span>
          <div className="min-w-0 flex-1">
            <PersonRow
              person={line.user}
              name={nameOf(line.user)}
              detail={t("won", { wins: line.wins, count: line.games })}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
