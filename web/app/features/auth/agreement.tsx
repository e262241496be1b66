import { Fragment } from "react";
import { Link } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { useLocalePath, useMessages } from "~/lib/i18n";

/** The sentence has two links in it; where they stand differs from language to language. */
export function Agreement() {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const links = { "{terms}": "/terms-of-service", "{privacy}": "/privacy-policy" } as const;
  return (
    <p className="text-sm text-text-muted">
      {t("agree", { terms: "{terms}", privacy: "{privacy}" })
        .split(/(\{terms\}|\{privacy\})/)
        .map((part) => {
          const path = links[part as keyof typeof links];
          if (!path) return <Fragment key={part}>{part}</Fragment>;
          return (
            <Link key={part} to={to(path)} className="link">
              {t(part === "{terms}" ? "terms" : "privacy")}
            </Link>
          );
        })}
    </p>
  );
}
