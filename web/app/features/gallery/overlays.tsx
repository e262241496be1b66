import { useSearchParams } from "react-router";
import { readLook } from "~/components/overlay/look";
import { OverlayPreview } from "~/components/overlay/preview";
import { sampleTable } from "~/components/overlay/sample";
import { useTranslation } from "~/lib/i18n";

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
