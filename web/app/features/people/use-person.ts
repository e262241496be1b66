import { useCallback } from "react";
import { ApiError } from "~/lib/api/errors";
import { getPerson } from "~/lib/api/people";
import type { Person } from "~/lib/api/types";
import { useChanged } from "~/lib/signals/use-changed";
import { useLoad } from "~/lib/use-load";

const look = async (id: string): Promise<Person | null> => {
  try {
    return (await getPerson(id)).user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** Somebody by their id; null where nobody has it. Read anew when friendships or groups change. */
export function usePerson(id: string) {
  const { data: person, ...use } = useLoad(useCallback(() => look(id), [id]));
  useChanged(["friends", "playgroups"], () => void use.refresh());
  return { person, ...use };
}
