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
      <header className="grid grid-cols-[5rem_1fr] content-start items-start gap-x-4 gap-y-3 sm:grid-cols-[10rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-6">
        <Art
          name={group.name}
          picture={group.picture}
          className="aspect-square w-full rounded-lg sm:row-span-2"
        />
        <div className="grid min-w-0 content-start gap-2">
          <h1 className="min-w-0 text-3xl wrap-anywhere">{group.name}</h1>
          {facts}
        </div>
        {actions && (
          <div className="col-span-full flex flex-wrap gap-2 sm:col-span-1">{actions}</div>
        )}
      </header>
      {group.description && (
        <section
          aria-label={t("description")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one is scrolled, by keyboard too.
          tabIndex={0}
          className="relative max-h-32 overflow-y-auto"
        >
          <h2 className="sr-only">{t("description")}</h2>
          <Markdown text={group.description} />
        </section>
      )}
    </>
  );
}
