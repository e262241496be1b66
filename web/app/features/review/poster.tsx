import { Suspense, useState } from "react";
import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand, soon } from "~/lib/on-demand";
import { fullName, type UserData } from "~/lib/user/lists";
import { Button, ButtonLink } from "~/ui/button";
import { CopyIcon, ShareIcon } from "~/ui/icons/app";
import { useFacts } from "./hero";
import { pictured, useHighlights } from "./highlights";
import { reviewMessages } from "./messages";
import { Sheet } from "./sheet";

const CopyAlt = soon(() => import("./copy-alt"));
const ShareSheet = onDemand(() => import("./share-sheet"));

/** As large as the button that takes its place. */
function CopySoon() {
  const { t } = useMessages(reviewMessages);
  return (
    <Button disabled>
      <CopyIcon className="size-4" aria-hidden="true" />
      {t("copyAlt")}
    </Button>
  );
}

interface PosterProps {
  year: number;
  user: UserData;
  stats: Stats;
  /** Where all stats of the year are. */
  details: string;
}

/** A year as a poster, and the ways to send it around. */
export default function Poster({ year, user, stats, details }: PosterProps) {
  const { t } = useMessages(reviewMessages);
  const [sharing, setSharing] = useState(false);
  const highlights = useHighlights(stats);
  const facts = useFacts()(stats);
  const title = t("title", { year: String(year) });
  const shown = { year, user, stats };
  const onPicture = pictured(highlights);
  const alt = [
    `${title}, ${fullName(user)}`,
    [t("games", { count: stats.games }), ...facts].join(", "),
    ...onPicture.map(({ label, value, note }) => t("altLine", { label, value, note })),
  ].join(". ");
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={sharing} onClick={() => setSharing(true)}>
          <ShareIcon className="size-5" aria-hidden="true" />
          {t("share")}
        </Button>
        <Suspense fallback={<CopySoon />}>
          <CopyAlt alt={alt} />
        </Suspense>
        <ButtonLink to={details}>{t("details", { year: String(year) })}</ButtonLink>
      </div>
      <div className="@container">
        <Sheet {...shown} highlights={highlights} />
      </div>
      {sharing && (
        <Suspense>
          <ShareSheet
            {...shown}
            title={title}
            text={alt}
            highlights={onPicture}
            onDone={() => setSharing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
