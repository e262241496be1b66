import { useTranslation } from "~/lib/i18n";
import { cx } from "./cx";

// Made by scripts/pictures.mjs from the demo group.
const shots = import.meta.glob<string>("./shots/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

const frame = "overflow-hidden rounded-xl border-4 border-line bg-surface shadow-float";

interface PhoneShotProps {
  page: "dashboard" | "games" | "live" | "record" | "replay" | "story";
  alt: string;
  className?: string;
}

/** A page of the real app on a phone, in the reader's language and theme. */
export function PhoneShot({ page, alt, className }: PhoneShotProps) {
  const { lang } = useTranslation();
  return (
    <div className={cx(frame, className)}>
      {(["dark", "light"] as const).map((theme) => (
        // Only the one that shows is fetched: a lazy picture that is not displayed stays away.
        <img
          key={theme}
          src={shots[`./shots/${page}-${lang}-${theme}.webp`]}
          alt={alt}
          width={585}
          height={1170}
          loading="lazy"
          decoding="async"
          className={cx("h-auto w-full", theme === "dark" ? "light:hidden" : "hidden light:block")}
        />
      ))}
    </div>
  );
}

/** The real overlay over a table's picture, in the reader's language; a stream has no theme. */
export function OverlayShot({ alt }: { alt: string }) {
  const { lang } = useTranslation();
  return (
    <div className={frame}>
      <img
        src={shots[`./shots/overlay-${lang}.webp`]}
        alt={alt}
        width={1280}
        height={320}
        loading="lazy"
        decoding="async"
        // A phone shows half of it, large enough to be read.
        className="w-full object-cover object-left-bottom max-sm:h-40 sm:h-auto"
      />
    </div>
  );
}
