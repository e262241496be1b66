import { useSearchParams } from "react-router";

/** Which part of a page is open, in the address; the first one needs no mention. */
export function usePart<Part extends string>(
  parts: readonly Part[],
): [Part | undefined, (part: Part) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("show");
  const open = (part: Part) =>
    setSearch(
      (now) => {
        if (part === parts[0]) now.delete("show");
        else now.set("show", part);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [parts.find((part) => part === asked) ?? parts[0], open];
}
