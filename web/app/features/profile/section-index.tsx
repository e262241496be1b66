import { useLocation } from "react-router";
import { useMessages } from "~/lib/i18n";
import { profileMessages } from "./messages";
import { sections } from "./sections";

/** Leads to each section: a row that a thumb pushes along, or on wide screens a list beside them that stays in sight. */
export function SectionIndex() {
  const { t } = useMessages(profileMessages);
  const { hash } = useLocation();
  return (
    <nav
      aria-label={t("index")}
      className="min-w-0 xl:sticky xl:top-8 xl:max-h-[calc(100dvh-4rem)] xl:self-start xl:overflow-y-auto"
    >
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 xl:grid xl:gap-0 xl:p-1">
        {sections.map((name) => (
          <li key={name} className="shrink-0 xl:shrink">
            <a
              href={`#${name}`}
              aria-current={hash === `#${name}` ? "location" : undefined}
              className={
                "flex min-h-target items-center rounded-full border border-line-strong px-4 text-sm font-semibold " +
                "text-text-muted hover:text-text aria-[current]:bg-surface-overlay aria-[current]:text-text " +
                "xl:rounded-md xl:border-transparent xl:px-3 xl:hover:bg-surface-raised"
              }
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
