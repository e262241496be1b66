import { formatName } from "~/components/formats/format-name";
import { statsMessages } from "~/components/stats/messages";
import { RatingLine } from "~/components/stats/rating-line";
import { useRatingText } from "~/components/stats/ratings";
import { getDeckRatings } from "~/lib/api/stats";
import type { Deck, Rating } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";
import { Skeleton } from "~/ui/skeleton";

interface DeckRatingProps {
  deck: Deck;
  rating: Rating;
  className?: string;
}

/** The deck's rating in its format, from game to game. */
export function DeckRating({ deck: { id, formatId }, rating, className }: DeckRatingProps) {
  const { t } = useMessages(statsMessages);
  const formats = useUserStore((state) => state.formats);
  const text = useRatingText();
  const { data, failed } = useApiQuery(["figures", "deck-ratings", id, formatId], (signal) =>
    getDeckRatings(id, { formatid: formatId }, signal),
  );
  if (failed) return null;
  if (!data) return <Skeleton className={`h-80 rounded-lg ${className ?? ""}`} />;
  const format = formatName(formats, { formatId, subformatId: null });
  return (
    <RatingLine
      title={t("ratingIn", { format })}
      note={text(rating)}
      points={data.points}
      className={className}
    />
  );
}
