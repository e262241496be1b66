import type { ReactNode } from "react";
import type { Playgroup } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Markdown } from "~/lib/markdown/markdown";
import { Art } from "~/ui/art";
import { playgroupsMessages } from "../messages";

interface GroupHeaderProps {
  group: Pick<Playgroup, "name" | "picture" | "description">;
  /** Lines under the name. */
  facts: ReactNode;
  actions?: ReactNode;
}

/** The group's name, picture and description. */
export function GroupHeader({ group, facts, actions }: GroupHeaderProps) {
  const { t } = useMessages(playgroupsMessages);
  return (
    <>
      <header className="grid gap-4 sm:grid-cols-[14rem_1fr] sm:gap-6">
        <Art
          name={group.name}
          picture={group.picture}
          className="aspect-5/2 w-full rounded-lg sm:aspect-square sm:self-start"
        />
        <div className="grid min-w-0 content-start gap-2">
          <h1 className="min-w-0 text-3xl wrap-anywhere">{group.name}</h1>
          {facts}
          {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
        </div>
      </header>
      {group.description && (
        <section
          aria-label={t("description")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one is scrolled, by keyboard too.
          tabIndex={0}
          className="relative max-h-80 overflow-y-auto"
        >
          <h2 className="sr-only">{t("description")}</h2>
          <Markdown text={group.description} />
        </section>
      )}
    </>
  );
}
