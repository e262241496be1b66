import type { ReactNode } from "react";

/** One piece, in the dark and in the light. */
export const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} className="grid gap-3">
    <h2 className="text-lg">{name}</h2>
    <div className="grid gap-3 lg:grid-cols-2">
      {(["dark", "light"] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="flex min-w-0 flex-wrap items-start gap-4 rounded-lg border border-line bg-surface p-5 text-text *:max-w-full"
        >
          {children}
        </div>
      ))}
    </div>
  </section>
);
