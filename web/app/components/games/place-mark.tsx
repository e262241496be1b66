import { useMessages } from "~/lib/i18n";
import { WinIcon } from "~/ui/icons";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { gamesMessages } from "./messages";
import { usePlace } from "./place";

/** A place: the winner's crown, or its number. */
export function PlaceMark({ place, drawn }: { place: number; drawn: boolean }) {
  const { t } = useMessages(gamesMessages);
  const placeName = usePlace();
  if (drawn || place !== 1) {
    return <span className="text-text-muted tabular-nums">{drawn ? "=" : placeName(place)}</span>;
  }
  return (
    <span className="text-accent-text">
      <WinIcon className="size-5" aria-hidden="true" />
      <VisuallyHidden>{t("winner")}</VisuallyHidden>
    </span>
  );
}
