type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/**
 * The later of two values with every part that is equal to the earlier's taken from there: what is drawn from it is not
 * drawn again. For plain data. By hand, because the query library's own would be loaded by pages that have no queries.
 */
export function shared<T>(before: unknown, after: T): T {
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after))
    return after;
  if (Object.is(before, after)) return after;
  const keys = Object.keys(after);
  const parts = keys.map((key) => shared(before[key], after[key]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key, at) => key in before && Object.is(before[key], parts[at]));
  if (isSame) return before as T;
  return (
    Array.isArray(after) ? parts : Object.fromEntries(keys.map((key, at) => [key, parts[at]]))
  ) as T;
}
