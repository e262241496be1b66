import { formatName } from "~/components/formats/format-name";
import { useUserStore } from "~/lib/user/store";

interface Played {
  formatId: string;
  subformatId: string | null;
}

/** How many players a format takes, with how much life they begin, and what it is called. */
export function useFormatRules({ formatId, subformatId }: Played) {
  const formats = useUserStore((state) => state.formats);
  const format = formats.find(({ id }) => id === formatId);
  const subformat = format?.subformats.find(({ id }) => id === subformatId);
  return {
    least: subformat?.minPlayers ?? format?.minPlayers ?? 2,
    most: subformat?.maxPlayers ?? format?.maxPlayers ?? 10,
    startingLife: subformat?.startingLife ?? format?.startingLife ?? 20,
    name: formatName(formats, { formatId, subformatId }),
  };
}
