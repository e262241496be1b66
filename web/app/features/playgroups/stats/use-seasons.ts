import { dayOf } from "~/components/stats/periods";
import { serverNow } from "~/lib/api/clock";
import { deleteSeason, getSeasons, keepPrivate, putSeason } from "~/lib/api/playgroups";
import type { Season } from "~/lib/api/types";
import { deleteWithUndo, useDeleting } from "~/lib/delete-with-undo";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { toast } from "~/ui/toast-store";
import { groupStatsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";
import { formOf, seasonBody } from "./season";

/** The group's seasons and whether I keep to myself in it, and what can be done about both. */
export function useSeasons({ group, reading, refused }: GroupInUse) {
  const { t } = useMessages(groupStatsMessages);
  const deleting = useDeleting();
  const { id } = group;
  const { data, failed, error, retry, refresh } = useApiQuery(
    [["figures", `playgroup:${id}`], "seasons", id],
    (signal) => reading(getSeasons(id, signal)),
  );

  /** Whether it was done; what is on show follows. */
  const run = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      await refresh();
      return true;
    } catch (error) {
      await refused(error);
      return false;
    }
  };

  return {
    seasons: data?.seasons.filter((season) => !deleting(season.id)),
    mine: data?.private,
    failed,
    error,
    retry,
    refresh,
    end: async (season: Season) => {
      const { id: of, ...before } = season;
      const ended = seasonBody({ ...formOf(season), until: dayOf(new Date(serverNow())) });
      if (!(await run(putSeason(id, of, ended)))) return;
      toast({
        tone: "success",
        message: t("ended", { name: season.name }),
        action: { label: t("undo"), run: () => void run(putSeason(id, of, before)) },
      });
    },
    remove: (season: Season) =>
      deleteWithUndo({
        id: season.id,
        message: t("deleted", { name: season.name }),
        undo: t("undo"),
        run: () => run(deleteSeason(id, season.id)),
      }),
    keepPrivate: async (wanted: boolean) => {
      if (!(await run(keepPrivate(id, wanted)))) return;
      toast({ tone: "success", message: t(wanted ? "nowPrivate" : "nowOpen") });
    },
  };
}

export type SeasonsInUse = ReturnType<typeof useSeasons>;
