import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { PhoneShot } from "~/ui/shot";
import { DeckExample } from "./deck-example";
import { useHomeT } from "./messages";

interface ActProps {
  name: "before" | "during" | "after";
  /** What the app shows then; it stands first where there is room for two columns. */
  first?: boolean;
  children: ReactNode;
}

function Act({ name, first = false, children }: ActProps) {
  const t = useHomeT();
  return (
    <article className="grid items-center gap-6 md:grid-cols-2 md:gap-16">
      <div className={cx("grid justify-items-start gap-3", first && "md:order-last")}>
        <h3 className="text-2xl">{t(`night.${name}.title`)}</h3>
        <p className="max-w-prose text-text-muted">{t(`night.${name}.text`)}</p>
      </div>
      {children}
    </article>
  );
}

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
      <Act name="before">
        <DeckExample />
      </Act>
      <Act name="during" first>
        <PhoneShot page="live" alt={t("night.during.alt")} className="mx-auto max-w-72" />
      </Act>
      <Act name="after">
        <div className="flex items-start justify-center gap-4 sm:gap-6">
          <PhoneShot page="story" alt={t("night.after.storyAlt")} className="max-w-64 flex-1" />
          <PhoneShot
            page="replay"
            alt={t("night.after.replayAlt")}
            className="mt-10 max-w-64 flex-1"
          />
        </div>
      </Act>
    </section>
  );
}
