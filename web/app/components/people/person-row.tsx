import type { ReactNode } from "react";
import { Link } from "react-router";
import { personPath } from "~/components/paths";
import type { Card } from "~/lib/api/types";
import { useLocalePath } from "~/lib/i18n";
import { Avatar } from "~/ui/avatar";

interface PersonRowProps {
  person: Card;
  /** What they are called among the others here; without it, their username is shown too. */
  name?: string;
  /** A word or two behind the name. */
  badges?: ReactNode;
  /** In the second line, after the username. */
  detail?: ReactNode;
  /** The actions; on narrow screens they take their own line. */
  actions?: ReactNode;
}

/** A person in a list: a link to their page, with actions beside it. */
export function PersonRow({ person, name, badges, detail, actions }: PersonRowProps) {
  const to = useLocalePath();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link
        to={to(personPath(person))}
        className="flex min-w-0 flex-1 basis-44 items-center gap-3 rounded-md p-2 transition-colors hover:bg-surface-overlay"
      >
        <Avatar name={person.username} picture={person.picture} />
        <span className="grid min-w-0 flex-1">
          <span className="flex min-w-0 items-center gap-2">
            <span className="truncate font-semibold">{name ?? person.firstname}</span>
            {badges}
          </span>
          <span className="flex min-w-0 flex-wrap gap-x-1 text-sm text-text-muted">
            {name === undefined && <span className="truncate">{person.username}</span>}
            {detail && (
              <span className="truncate">
                {name === undefined && "· "}
                {detail}
              </span>
            )}
          </span>
        </span>
      </Link>
      {actions && <div className="ml-auto flex gap-2 pr-2">{actions}</div>}
    </div>
  );
}
