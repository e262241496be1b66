import { useSearchParams } from "react-router";
import { useTranslation } from "~/lib/i18n";
import { readLook } from "~/parts/overlay/look";
import { OverlayPreview } from "~/parts/overlay/preview";
import { sampleTable } from "~/parts/overlay/sample";

/** One overlay as the address asks for it, at a table of so many. */
export function Overlays() {
  const { lang } = useTranslation();
  const [search] = useSearchParams();
  const seats = Math.min(10, Math.max(2, Number(search.get("seats")) || 4));
  return (
    <section aria-label="Overlay" id="overlay">
      <OverlayPreview {...sampleTable(seats)} look={readLook(search, lang)} />
    </section>
  );
}
