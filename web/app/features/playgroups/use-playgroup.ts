import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "~/lib/api/errors";
import { getPlaygroup } from "~/lib/api/playgroups";
import { showError } from "~/lib/api/show-error";
import type { Playgroup } from "~/lib/api/types";
import { useChanged } from "~/lib/signals/use-changed";
import { forgetPlaygroup, keepPlaygroup } from "~/lib/user/people";

interface State {
  id: string;
  group?: Playgroup;
  /** Not there for me (any more). */
  gone?: boolean;
  failed?: boolean;
  /** Why it is gone, or failed. */
  error?: unknown;
}

export interface GroupInUse {
  group: Playgroup;
  /** Shows the group as it is after a change. */
  show: (group: Playgroup) => void;
  /** Does something that answers with the group; whether it was done. */
  run: (work: () => Promise<{ playgroup: Playgroup }>) => Promise<boolean>;
  /** Says why something was refused; what is on show may no longer be how it is, so it is read anew. */
  refused: (error: unknown) => Promise<void>;
  /** Reads something of the group; where that is not mine any more, the page finds out why. */
  reading: <T>(read: Promise<T>) => Promise<T>;
}

/** Not there, or not mine to see. */
export const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);

/** A group, read anew whenever something about it changed anywhere. */
export function usePlaygroup(id: string) {
  const [state, setState] = useState<State>({ id });
  // Only the newest reading counts.
  const latest = useRef(0);
  // What was done to another group may be answered after its page was left.
  const wanted = useRef(id);
  useEffect(() => {
    wanted.current = id;
  }, [id]);

  const show = useCallback((group: Playgroup) => {
    keepPlaygroup(group);
    if (group.id !== wanted.current) return;
    latest.current += 1;
    setState({ id: group.id, group });
  }, []);

  /** Whether it is still there. */
  const read = useCallback(async (): Promise<boolean> => {
    if (id !== wanted.current) return true;
    latest.current += 1;
    const mine = latest.current;
    try {
      const { playgroup } = await getPlaygroup(id);
      if (mine === latest.current) show(playgroup);
      return true;
    } catch (error) {
      if (mine !== latest.current) return true;
      if (isGone(error)) forgetPlaygroup(id);
      setState((before) => ({
        ...(before.id === id ? before : { id }),
        ...(isGone(error) ? { gone: true } : { failed: true }),
        error,
      }));
      return !isGone(error);
    }
  }, [id, show]);

  const retry = useCallback(() => {
    setState({ id });
    void read();
  }, [id, read]);
  useEffect(retry, [retry]);
  // Whoever is taken out hears of their groups, not of this one any more.
  useChanged([`playgroup:${id}`, "playgroups"], read);

  const refused = async (error: unknown) => {
    const outdated = error instanceof ApiError && [403, 404, 409].includes(error.status);
    if (!outdated || (await read())) showError(error);
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
  const reading = useCallback(
    <T>(part: Promise<T>): Promise<T> => {
      part.catch((error) => isGone(error) && void read());
      return part;
    },
    [read],
  );
  return { ...(state.id === id ? state : { id }), retry, show, run, refused, reading };
}
