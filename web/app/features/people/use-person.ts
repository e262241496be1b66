import { ApiError } from "~/lib/api/errors";
import { getPerson } from "~/lib/api/people";
import type { Person } from "~/lib/api/types";
import { useApiQuery } from "~/lib/query";

const look = async (id: string, signal: AbortSignal): Promise<Person | null> => {
  try {
    return (await getPerson(id, signal)).user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** Somebody by their id; null where nobody has it. */
export function usePerson(id: string) {
  const { data: person, ...use } = useApiQuery(
    [["friends", "playgroups"], "person", id],
    (signal) => look(id, signal),
  );
  return { person, ...use };
}
