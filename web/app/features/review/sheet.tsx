import type { Stats } from "~/lib/api/types";
import type { UserData } from "~/lib/user/lists";
import { Hero } from "./hero";
import type { Highlight } from "./highlights";
import { HighlightTile } from "./tile";

interface SheetProps {
  year: number;
  user: UserData;
  stats: Stats;
  highlights: readonly Highlight[];
}

/** A year in tiles; as wide and as high as what it stands in. */
export const Sheet = ({ year, user, stats, highlights }: SheetProps) => (
  <div className="flex grow flex-wrap gap-2 @4xl:gap-3">
    <Hero
      year={year}
      user={user}
      stats={stats}
      wide={highlights[0]?.kind !== "deck"}
      lonely={highlights.length < 2}
    />
    <dl className="contents">
      {highlights.map((highlight) => (
        <HighlightTile key={highlight.key} highlight={highlight} me={user} />
      ))}
    </dl>
  </div>
);
