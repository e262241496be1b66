import type { Versus } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { useFormat } from "../format";
import { versusMessages } from "../messages";
import { StatTile } from "../stat-tile";

interface VersusTilesProps {
  versus: Versus;
  /** The opponent's name. */
  name: string;
}

/** "7 : 4" and what else there is to say in one number. */
export function VersusTiles({ versus, name }: VersusTilesProps) {
  const { t } = useMessages(versusMessages);
  const { number } = useFormat();
  const { games, ahead, behind, level, streak, eliminations } = versus;
  const score = (mine: number, theirs: number) => `${number(mine)} : ${number(theirs)}`;
  const inRow = () => {
    if (streak === 0) return t("noRow");
    return t(streak > 0 ? "aheadInRow" : "behindInRow", { count: Math.abs(streak), name });
  };
  const counted = [
    t("together", { count: games }),
    level > 0 ? t("level", { count: level }) : "",
  ].filter(Boolean);
  const noted = eliminations.mine > 0 || eliminations.theirs > 0;
  return (
    <dl
      className={cx("grid grid-cols-2 gap-3", noted && "max-lg:*:first:col-span-2 lg:grid-cols-3")}
    >
      <StatTile
        label={t("ahead")}
        value={score(ahead, behind)}
        note={
          <>
            {t("aheadNote", { name })}
            <span className="block">{counted.join(", ")}</span>
          </>
        }
      />
      <StatTile label={t("inRow")} value={number(Math.abs(streak))} note={inRow()} />
      {noted && (
        <StatTile
          label={t("out")}
          value={score(eliminations.mine, eliminations.theirs)}
          note={t("outNote", { name })}
        />
      )}
    </dl>
  );
}
