import { useId } from "react";
import { Link } from "react-router";
import { playgroupPath } from "~/components/paths";
import { groupsMessages } from "~/components/playgroups/messages";
import { useAnswering } from "~/components/playgroups/use-answering";
import type { Playgroup } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { Art } from "~/ui/art";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { playgroupsMessages } from "./messages";

/** Who asks one into which group, to be answered on the spot. */
export function Invitations({ invitations }: { invitations: readonly Playgroup[] }) {
  const { t } = useMessages(playgroupsMessages);
  const groups = useMessages(groupsMessages);
  const to = useLocalePath();
  const { busy, accept, decline } = useAnswering();
  const title = useId();
  return (
    <section aria-labelledby={title} className="grid gap-2">
      <h2 id={title} className="text-xl">
        {t("invitations")}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {invitations.map((group) => {
          const { name, invitedBy } = group;
          return (
            <li key={group.id}>
              <Card padding="sm" className="flex flex-wrap items-center gap-3">
                <Link
                  to={to(playgroupPath(group))}
                  className="flex min-w-0 flex-1 basis-52 items-center gap-3 rounded-md p-1 hover:bg-surface-overlay"
                >
                  <Art
                    name={name}
                    picture={group.picture}
                    columns={4}
                    rows={4}
                    className="size-16 shrink-0 rounded-md"
                  />
                  <span className="grid min-w-0">
                    <span className="line-clamp-2 font-display leading-snug font-bold wrap-anywhere">
                      {name}
                    </span>
                    <span className="truncate text-sm text-text-muted">
                      {invitedBy
                        ? groups.t("invitedBy", { name: invitedBy.firstname })
                        : groups.t("invited")}
                    </span>
                  </span>
                </Link>
                <div className="ml-auto flex gap-2">
                  <Button
                    variant="primary"
                    aria-label={groups.t("acceptNamed", { name })}
                    busy={busy === group.id}
                    onClick={() => accept(group)}
                  >
                    {groups.t("accept")}
                  </Button>
                  <Button
                    aria-label={groups.t("declineNamed", { name })}
                    onClick={() => decline(group)}
                  >
                    {groups.t("decline")}
                  </Button>
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
