import { OverlayShot } from "~/ui/shot";
import { useHomeT } from "./messages";

/** A live table over a stream's picture. */
export function Stream() {
  const t = useHomeT();
  return (
    <section aria-labelledby="stream" className="grid gap-6">
      <div className="grid gap-2">
        <h2 id="stream" className="text-3xl">
          {t("stream.title")}
        </h2>
        <p className="max-w-prose text-lg text-text-muted">{t("stream.text")}</p>
      </div>
      <OverlayShot alt={t("stream.alt")} />
    </section>
  );
}
