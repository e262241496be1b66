import type { Format } from "~/lib/api/types";

/** "Commander · cEDH", or the format alone; nothing while the catalogue is not there. */
export function formatName(
  formats: readonly Format[],
  { formatId, subformatId }: { formatId: string; subformatId: string | null },
): string {
  const format = formats.find(({ id }) => id === formatId);
  const subformat = format?.subformats.find(({ id }) => id === subformatId);
  return [format?.name, subformat?.name].filter(Boolean).join(" · ");
}
