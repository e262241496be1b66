import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { ChoiceChips } from "~/ui/choice-chips";
import { recordMessages } from "../messages";
import type { GameDraft } from "./draft";

interface PlaygroupChoiceProps {
  game: GameDraft;
  onChange: (game: GameDraft) => void;
}

/** The group a game counts for, one tap each. */
export function PlaygroupChoice({ game, onChange }: PlaygroupChoiceProps) {
  const { t } = useMessages(recordMessages);
  const playgroups = useUserStore((state) => state.playgroups);
  const mine = playgroups.filter(({ status }) => status === "member");
  if (mine.length === 0) return null;
  const inferred = game.playgroupId !== null && !game.playgroupChosen;
  return (
    <div>
      <ChoiceChips
        scrolls
        legend={t("playgroup")}
        options={mine.map(({ id, name }) => ({ value: id, label: name }))}
        value={game.playgroupId}
        onChange={(playgroupId) => onChange({ ...game, playgroupId, playgroupChosen: true })}
      />
      <p className="mt-1.5 text-sm text-text-muted">
        {t(inferred ? "playgroupShared" : "playgroupHint")}
      </p>
    </div>
  );
}
