import { useEffect } from "react";
import { ApiError, isGone } from "~/lib/api/errors";
import { getPlaygroup } from "~/lib/api/playgroups";
import { showError } from "~/lib/api/show-error";
import type { Playgroup } from "~/lib/api/types";
import { type ApiKey, setApiData, useApiQuery } from "~/lib/query";
import { forgetPlaygroup, keepPlaygroup } from "~/lib/user/people";

export interface GroupInUse {
  group: Playgroup;
  /** Shows the group as it is after a change. */
  show: (group: Playgroup) => void;
  /** Does something that answers with the group; whether it was done. */
  run: (work: () => Promise<{ playgroup: Playgroup }>) => Promise<boolean>;
  /** Shows why something was refused and reads the group again, since it may have changed. */
  refused: (error: unknown) => Promise<void>;
  /** Reads something of the group; where that is not mine any more, the page finds out why. */
  reading: <T>(read: Promise<T>) => Promise<T>;
}

// A removed member only gets a "playgroups" signal, not this group's.
const keyOf = (id: string): ApiKey => [[`playgroup:${id}`, "playgroups"], "playgroup"];

async function read(id: string, signal: AbortSignal): Promise<Playgroup> {
  const { playgroup } = await getPlaygroup(id, signal);
  keepPlaygroup(playgroup);
  return playgroup;
}

function show(group: Playgroup): void {
  keepPlaygroup(group);
  setApiData(keyOf(group.id), group);
}

/** A group, read again whenever it changed anywhere. */
export function usePlaygroup(id: string) {
  const {
    data: group,
    failed,
    error,
    retry,
    refresh,
  } = useApiQuery(keyOf(id), (signal) => read(id, signal));
  const gone = isGone(error);
  useEffect(() => {
    if (gone) forgetPlaygroup(id);
  }, [gone, id]);

  const refused = async (error: unknown) => {
    const outdated = error instanceof ApiError && [403, 404, 409].includes(error.status);
    if (!outdated || !isGone((await refresh()).error)) showError(error);
  };
  const run: GroupInUse["run"] = async (work) => {
    try {
      show((await work()).playgroup);
      return true;
    } catch (error) {
      await refused(error);
      return false;
    }
  };
  const reading = <T>(part: Promise<T>): Promise<T> => {
    part.catch((error) => isGone(error) && void refresh());
    return part;
  };
  return { group, gone, failed, error, retry, show, run, refused, reading };
}
