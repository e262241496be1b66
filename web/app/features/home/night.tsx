import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { DeckExample } from "./deck-example";
import { LifeExample } from "./life-example";
import { StandingsExample } from "./standings-example";
import { useHomeT } from "./words";

interface Act {
  key: "before" | "during" | "after";
  badge: "here" | "coming";
  example: ReactNode;
}

const acts: Act[] = [
  { key: "before", badge: "here", example: <DeckExample /> },
  { key: "during", badge: "coming", example: <LifeExample /> },
  { key: "after", badge: "coming", example: <StandingsExample /> },
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
      {acts.map(({ key, badge, example }, index) => (
        <article key={key} className="grid items-center gap-6 md:grid-cols-2 md:gap-16">
          <div className={cx("grid justify-items-start gap-3", index % 2 === 1 && "md:order-last")}>
            <Badge tone={badge === "here" ? "live" : "plain"}>{t(`badge.${badge}`)}</Badge>
            <h3 className="text-2xl">{t(`night.${key}.title`)}</h3>
            <p className="max-w-prose text-text-muted">{t(`night.${key}.text`)}</p>
          </div>
          {example}
        </article>
      ))}
    </section>
  );
}
