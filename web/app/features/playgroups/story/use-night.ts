import { getPlaygroupGames } from "~/lib/api/playgroups";
import { useApiQuery } from "~/lib/query";
import type { GroupInUse } from "../use-playgroup";
import { gamesRead } from "./night";

/** The games among which the last night is found. */
export const useNight = ({ group: { id }, reading }: GroupInUse) =>
  useApiQuery([`playgroup:${id}`, "night", id], (signal) =>
    reading(getPlaygroupGames(id, { limit: gamesRead }, signal)),
  );
