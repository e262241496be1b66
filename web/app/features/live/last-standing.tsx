import { useEffect, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import { useBoardOf, useTable } from "~/components/table/context";
import { Answer, MiddlePrompt } from "~/components/table/prompt";
import { useSettled } from "~/components/table/settled";
import { useMessages } from "~/lib/i18n";
import { lastStanding, suggestedEnd, suggestedPlacements } from "~/live/table/placements";

/** Offers to finish the game once one player is left. */
export default function LastStanding() {
  const { t } = useMessages(liveMessages);
  const { store, nameOf, mayFinish, show, do: act } = useTable();
  const winner = useBoardOf((board) => (mayFinish ? lastStanding(board) : null));
  const settled = useSettled(String(winner));
  const [playsOn, setPlaysOn] = useState(false);
  useEffect(() => {
    if (winner === null) setPlaysOn(false);
  }, [winner]);
  if (winner === null || !settled || playsOn) return null;
  const finish = () => {
    const { board } = store.get();
    if (!board) return;
    const placements = suggestedPlacements(board);
    act({ type: "finish", placements, endReason: suggestedEnd(board) });
  };
  return (
    <MiddlePrompt question={t("finishFor", { name: nameOf(winner) })}>
      <Answer primary onClick={finish}>
        {t("finish")}
      </Answer>
      <Answer onClick={() => show({ kind: "finish" })}>{t("changeResult")}</Answer>
      <Answer onClick={() => setPlaysOn(true)}>{t("playOn")}</Answer>
    </MiddlePrompt>
  );
}
