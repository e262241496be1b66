import { useEffect, useRef } from "react";
import { formatName } from "~/components/formats/format-name";
import { gamePagesMessages, gamesMessages } from "~/components/games/messages";
import { usePlace } from "~/components/games/place";
import { dateAndTime } from "~/components/games/when";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { gameDetailsMessages } from "../messages";
import type { GameDraft, SeatDraft } from "../table/draft";
import { type Difference, differences } from "./differences";

interface ConflictProps {
  mine: GameDraft;
  theirs: GameDraft;
  onTake: () => void;
  onKeep: () => void;
  onGoOn: () => void;
}

/** One side of a difference in words. */
function useSay() {
  const { t, lang } = useMessages(gameDetailsMessages);
  const { t: word } = useMessages(gamePagesMessages);
  const { t: reason } = useMessages(gamesMessages);
  const placeName = usePlace();
  const formats = useUserStore((state) => state.formats);
  const playgroups = useUserStore((state) => state.playgroups);

  const seat = (of: SeatDraft | null, { seats }: GameDraft): string => {
    if (!of) return t("nothing");
    const by = seats.find(({ key }) => key === of.eliminatedBy);
    return [
      of.place === null ? t("stillIn") : placeName(of.place),
      of.deck?.name,
      of.finalLife !== null && word("lifeLeft", { life: of.finalLife }),
      of.eliminatedTurn !== null && word("outTurn", { turn: of.eliminatedTurn }),
      by && word("outBy", { name: by.name }),
      of.mulligans !== null && word("mulligans", { count: of.mulligans }),
    ]
      .filter(Boolean)
      .join(" · ");
  };

  return (difference: Difference, draft: GameDraft, side: "mine" | "theirs"): string => {
    switch (difference.what) {
      case "seat":
        return seat(difference[side], draft);
      case "order":
        return draft.seats.map(({ name }) => name).join(", ");
      case "format":
        return formatName(formats, draft);
      case "playgroup":
        return playgroups.find(({ id }) => id === draft.playgroupId)?.name ?? t("noPlaygroup");
      case "endedAt":
        return draft.endedAt ? dateAndTime(draft.endedAt, lang) : t("nothing");
      case "endReason":
        return draft.endReason ? reason(`endReason.${draft.endReason}`) : t("nothing");
      default:
        return draft[difference.what]?.toLocaleString(lang) ?? t("nothing");
    }
  };
}

const labels = {
  endedAt: "endedAt",
  minutes: "minutes",
  turns: "turns",
  endReason: "wonBy",
  format: "format",
  playgroup: "playgroup",
  order: "turnOrder",
} as const;

/** The game was changed elsewhere meanwhile: both versions side by side, and three ways on. */
export default function Conflict({ mine, theirs, onTake, onKeep, onGoOn }: ConflictProps) {
  const { t } = useMessages(gameDetailsMessages);
  const say = useSay();
  const top = useRef<HTMLDivElement>(null);
  // The save button may be far below this banner.
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-4 rounded-md">
      <Banner tone="danger" title={t("conflict")}>
        <div className="grid gap-4">
          <p>{t("conflictText")}</p>
          <div className="overflow-x-auto rounded-md border border-line bg-surface-raised wrap-break-word">
            <table className="w-full text-left text-sm">
              <thead>
                <tr className="border-b border-line">
                  {(["field", "mine", "theirs"] as const).map((head) => (
                    <th key={head} scope="col" className="p-2 font-semibold hyphens-auto">
                      {t(head)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line align-top">
                {differences(mine, theirs).map((difference) => {
                  const label =
                    difference.what === "seat" ? difference.name : t(labels[difference.what]);
                  return (
                    <tr key={`${difference.what} ${label}`}>
                      <th scope="row" className="p-2 font-medium hyphens-auto text-text-muted">
                        {label}
                      </th>
                      <td className="p-2">{say(difference, mine, "mine")}</td>
                      <td className="p-2">{say(difference, theirs, "theirs")}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onTake}>{t("takeTheirs")}</Button>
            <Button onClick={onKeep}>{t("keepMine")}</Button>
            <Button variant="ghost" onClick={onGoOn}>
              {t("goOnEditing")}
            </Button>
          </div>
        </div>
      </Banner>
    </div>
  );
}
