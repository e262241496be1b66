import { formatName } from "~/components/formats/format-name";
import { nameOf } from "~/components/games/result";
import { dayOf } from "~/components/games/timeline";
import { dayName } from "~/components/games/when";
import type { Pod } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Avatar } from "~/ui/avatar";
import { seatingMessages } from "./messages";

interface PodListProps {
  pods: readonly Pod[];
  onPick: (pod: Pod) => void;
}

/** The tables played at last: one tap takes people, decks, format and group. */
export function PodList({ pods, onPick }: PodListProps) {
  const { t, lang } = useMessages(seatingMessages);
  const formats = useUserStore((state) => state.formats);
  const playgroups = useUserStore((state) => state.playgroups);
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {pods.map((pod) => {
        const names = pod.seats.map((seat) => nameOf(seat)).join(", ");
        const group = playgroups.find(({ id }) => id === pod.playgroupId)?.name;
        const facts = [
          pod.setId && t("openSet"),
          formatName(formats, pod),
          group,
          dayName(dayOf(pod.endedAt), lang),
        ];
        return (
          <li key={`${pod.endedAt} ${names}`}>
            <button
              type="button"
              onClick={() => onPick(pod)}
              className="grid h-full w-full gap-2 rounded-lg border border-line bg-surface-raised p-3 text-left transition-colors hover:border-accent-text active:bg-surface-overlay"
            >
              <span className="flex items-center gap-3">
                <span className="flex shrink-0 -space-x-2">
                  {pod.seats.slice(0, 4).map((seat, at) => (
                    <Avatar
                      key={seat.userId ?? `${seat.guestName}-${at}`}
                      name={seat.username ?? nameOf(seat)}
                      picture={seat.picture}
                      size="sm"
                      className="ring-2 ring-surface-raised"
                    />
                  ))}
                </span>
                <span className="line-clamp-2 min-w-0 flex-1 leading-snug font-semibold">
                  {names}
                </span>
              </span>
              <span className="text-xs text-text-muted">{facts.filter(Boolean).join(" · ")}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
