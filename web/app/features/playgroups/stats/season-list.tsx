import { Suspense, useState } from "react";
import { useFormat } from "~/components/stats/format";
import type { Period } from "~/components/stats/periods";
import type { Season } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { AddIcon, MoreIcon } from "~/ui/icons/app";
import { Menu } from "~/ui/menu";
import { groupStatsMessages } from "../messages";
import { Section } from "../section";
import type { GroupInUse } from "../use-playgroup";
import { periodOfSeason } from "./season";
import type { SeasonsInUse } from "./use-seasons";

const SeasonDialog = onDemand(() => import("./season-dialog"));

interface SeasonListProps {
  use: GroupInUse;
  seasons: readonly Season[];
  acts: Pick<SeasonsInUse, "end" | "remove" | "refresh">;
  onShow: (period: Period) => void;
}

/** The group's seasons: visible to all, edited by admins. */
export function SeasonList({ use, seasons, acts, onShow }: SeasonListProps) {
  const { t } = useMessages(groupStatsMessages);
  const { day } = useFormat();
  const [open, setOpen] = useState<Season | "new" | null>(null);
  const inCharge = use.group.role !== "member";
  if (seasons.length === 0 && !inCharge) return null;
  const when = ({ from, until }: Season) =>
    until === null
      ? t("goesOn", { from: day(from) })
      : t("fromTo", { from: day(from), until: day(Date.parse(until) - 1) });
  const itemsOf = (season: Season) => [
    { label: t("change"), onSelect: () => setOpen(season) },
    ...(season.until === null ? [{ label: t("end"), onSelect: () => void acts.end(season) }] : []),
    { label: t("delete"), danger: true, onSelect: () => acts.remove(season) },
  ];
  return (
    <Section title={t("seasons")} lead={t("seasonsLead")}>
      <Card padding="sm" className="grid gap-1">
        {seasons.length === 0 && <p className="p-2 text-sm text-text-muted">{t("seasonsEmpty")}</p>}
        <ul className="grid gap-1">
          {seasons.map((season) => (
            <li key={season.id} className="flex min-w-0 items-center gap-2 px-2 py-1">
              <div className="grid min-w-0 flex-1">
                <p className="truncate font-semibold">{season.name}</p>
                <p className="text-sm text-text-muted">{when(season)}</p>
              </div>
              <Button
                aria-label={t("showNamed", { name: season.name })}
                onClick={() => onShow(periodOfSeason(season))}
              >
                {t("show")}
              </Button>
              {inCharge && (
                <Menu
                  label={t("moreFor", { name: season.name })}
                  icon={<MoreIcon className="size-5" />}
                  items={itemsOf(season)}
                />
              )}
            </li>
          ))}
        </ul>
        {inCharge && (
          <Button className="m-2 justify-self-start" onClick={() => setOpen("new")}>
            <AddIcon className="size-4" aria-hidden="true" />
            {t("newSeason")}
          </Button>
        )}
      </Card>
      {open && (
        <Suspense>
          <SeasonDialog
            use={use}
            season={open === "new" ? null : open}
            onDone={acts.refresh}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}
