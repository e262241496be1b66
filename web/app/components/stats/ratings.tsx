import { useState } from "react";
import { formatName } from "~/components/formats/format-name";
import { getRatingsOf } from "~/lib/api/stats";
import type { FormatRating } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";
import { ChoiceChips } from "~/ui/choice-chips";
import { Skeleton } from "~/ui/skeleton";
import { statsMessages } from "./messages";
import { RatingLine } from "./rating-line";

interface RatingsProps {
  userId: string;
  /** Most games first. */
  ratings: readonly FormatRating[];
}

/** "1,042 ± 60 · settles in about 3 more games". */
export function useRatingText() {
  const { t } = useMessages(statsMessages);
  return ({ value, band, settled, gamesLeft }: Omit<FormatRating, "formatId">) => {
    const far = settled ? t("ratingSettled") : t("ratingSettling", { count: gamesLeft });
    return `${t("ratingValue", { value, band })} · ${far}`;
  };
}

/** A player's rating in a format over time; renders nothing before the first game. */
export default function Ratings({ userId, ratings }: RatingsProps) {
  const { t } = useMessages(statsMessages);
  const formats = useUserStore((state) => state.formats);
  const text = useRatingText();
  const [chosen, setChosen] = useState<string | null>(null);
  const rating = ratings.find(({ formatId }) => formatId === chosen) ?? ratings[0];
  if (!rating) return null;
  const nameIn = (formatId: string) => formatName(formats, { formatId, subformatId: null });
  return (
    <div className="grid gap-3">
      {ratings.length > 1 && (
        <ChoiceChips
          scrolls
          legend={t("rating")}
          options={ratings.map(({ formatId }) => ({ value: formatId, label: nameIn(formatId) }))}
          value={rating.formatId}
          onChange={setChosen}
        />
      )}
      <Line
        key={rating.formatId}
        userId={userId}
        formatId={rating.formatId}
        title={t("ratingIn", { format: nameIn(rating.formatId) })}
        note={text(rating)}
      />
    </div>
  );
}

interface LineProps {
  userId: string;
  formatId: string;
  title: string;
  note: string;
}

function Line({ userId, formatId, title, note }: LineProps) {
  const { data, failed } = useApiQuery(["figures", "ratings-of", userId, formatId], (signal) =>
    getRatingsOf(userId, { formatid: formatId }, signal),
  );
  if (failed) return null;
  if (!data) return <Skeleton className="h-80 rounded-lg" />;
  return <RatingLine title={title} note={note} points={data.points} />;
}
