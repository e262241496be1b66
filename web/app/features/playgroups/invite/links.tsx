import { useState } from "react";
import { dateAndTime } from "~/components/games/when";
import { getLinks, revokeLink } from "~/lib/api/playgroups";
import type { InvitationLink, NewLink } from "~/lib/api/types";
import { deleteWithUndo, useDeleting } from "~/lib/delete-with-undo";
import { useMessages, useTranslation } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { playgroupPartsMessages } from "../messages";
import { Section } from "../section";
import type { GroupInUse } from "../use-playgroup";
import { LinkDialog } from "./link-dialog";
import { LinkForm } from "./link-form";

function LinkRow({ link, onRevoke }: { link: InvitationLink; onRevoke: () => void }) {
  const { t, lang } = useMessages(playgroupPartsMessages);
  const { uses, maxUses, madeBy } = link;
  const used = maxUses === null ? t("used", { count: uses }) : t("usedOf", { uses, most: maxUses });
  const date = dateAndTime(link.expiresAt, lang);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 p-2">
      <div className="grid min-w-0 flex-1 basis-44">
        <p className="font-semibold tabular-nums">{used}</p>
        <p className="text-sm text-text-muted">
          {[t("until", { date }), madeBy && t("madeBy", { name: madeBy.firstname })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <Button aria-label={t("revokeNamed", { date })} onClick={onRevoke}>
        {t("revoke")}
      </Button>
    </li>
  );
}

/** Invitation links with their expiry and number of uses. */
export function Links({ use }: { use: GroupInUse }) {
  const { t } = useMessages(playgroupPartsMessages);
  const { t: app } = useTranslation();
  const {
    group: { id },
    reading,
  } = use;
  const { data, failed, error, retry, show } = useApiQuery([`playgroup:${id}`, "links"], (signal) =>
    reading(getLinks(id, signal)),
  );
  const [made, setMade] = useState<NewLink>();
  const deleting = useDeleting();
  const links = data?.links.filter((link) => !deleting(link.id));

  const revoke = (link: InvitationLink) =>
    deleteWithUndo({
      id: link.id,
      message: t("revoked"),
      undo: t("undo"),
      run: () => revokeLink(id, link.id).then(show, use.refused),
    });

  return (
    <Section title={t("linksTitle")} lead={t("linksText")}>
      <Card className="grid gap-5">
        <LinkForm
          use={use}
          onMade={(link) => {
            setMade(link);
            show((now) => now && { links: [link, ...now.links] });
          }}
        />
        {failed && !links && (
          <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />
        )}
        {!failed && !links && <Skeleton className="h-16" />}
        {links && links.length > 0 && (
          <ul aria-label={t("openLinks")} className="grid gap-1 border-t border-line pt-3">
            {links.map((link) => (
              <LinkRow key={link.id} link={link} onRevoke={() => revoke(link)} />
            ))}
          </ul>
        )}
      </Card>
      {made && <LinkDialog link={made} onClose={() => setMade(undefined)} />}
    </Section>
  );
}
