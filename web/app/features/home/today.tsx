import { CheckIcon } from "~/ui/icons/everywhere";
import { PhoneShot } from "~/ui/shot";
import { useHomeT } from "./messages";

const points = ["record", "sets", "notes", "together", "offline"] as const;

/** Recording games, with pictures of it. */
export function Today() {
  const t = useHomeT();
  return (
    <section aria-labelledby="today" className="grid items-center gap-10 md:grid-cols-2 md:gap-16">
      <div className="grid justify-items-start gap-4">
        <h2 id="today" className="text-3xl">
          {t("today.title")}
        </h2>
        <p className="text-lg text-text-muted">{t("today.lead")}</p>
        <ul className="grid gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <CheckIcon className="mt-0.5 size-5 shrink-0 text-live" aria-hidden="true" />
              {t(`today.${point}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-start justify-center gap-4 sm:gap-6">
        <PhoneShot page="record" alt={t("today.recordAlt")} className="max-w-64 flex-1" />
        <PhoneShot page="games" alt={t("today.gamesAlt")} className="mt-10 max-w-64 flex-1" />
      </div>
    </section>
  );
}
