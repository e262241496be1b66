import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { DeckExample } from "./deck-example";
import { LifeExample } from "./life-example";
import { useHomeT } from "./messages";
import { StandingsExample } from "./standings-example";

interface Act {
  key: "before" | "during" | "after";
  example: ReactNode;
}

const acts: Act[] = [
  { key: "before", example: <DeckExample /> },
  { key: "during", example: <LifeExample /> },
  { key: "after", example: <StandingsExample /> },
];

/** A game night in three acts, each beside what the app shows then. */
export function Night() {
  const t = useHomeT();
  return (
    <section aria-labelledby="night" className="grid gap-12 sm:gap-16">
      <div className="grid gap-2">
        <h2 id="night" className="text-3xl">
          {t("night.title")}
        </h2>
        <p className="text-lg text-text-muted">{t("night.lead")}</p>
      </div>
      {acts.map(({ key, example }, index) => (
        <article key={key} className="grid items-center gap-6 md:grid-cols-2 md:gap-16">
          <div className={cx("grid justify-items-start gap-3", index % 2 === 1 && "md:order-last")}>
            <h3 className="text-2xl">{t(`night.${key}.title`)}</h3>
            <p className="max-w-prose text-text-muted">{t(`night.${key}.text`)}</p>
          </div>
          {example}
        </article>
      ))}
    </section>
  );
}
