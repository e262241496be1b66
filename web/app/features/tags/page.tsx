import { useState } from "react";
import type { Tag } from "~/lib/api/types";
import { messagesLoader, useMessages, useTranslation } from "~/lib/i18n";
import { useTags } from "~/lib/tags";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { TagIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { DeleteTag } from "./delete-tag";
import { EditTag } from "./edit-tag";
import { MergeTag } from "./merge-tag";
import { tagsMessages } from "./messages";
import { NewTag } from "./new-tag";
import { TagRow } from "./tag-row";

export const clientLoader = messagesLoader(tagsMessages);

type Action = { what: "edit" | "merge" | "delete"; tag: Tag };

function Loading({ failed, error, retry }: Omit<ReturnType<typeof useTags>, "tags">) {
  const { t } = useTranslation();
  if (failed) return <LoadFailed title={t("lists.failed")} error={error} onRetry={retry} />;
  return (
    <Card padding="sm" className="grid gap-2" aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-13" />
      ))}
    </Card>
  );
}

/** The user's tags: create, rename, recolor, merge, delete. */
export default function TagsPage() {
  const { t, lang } = useMessages(tagsMessages);
  const { tags, ...use } = useTags();
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  const byName = tags?.toSorted((a, b) => a.name.localeCompare(b.name, lang));
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="grid gap-6">
        <NewTag />
        {!byName && <Loading {...use} />}
        {byName?.length === 0 && (
          <EmptyState icon={<TagIcon className="size-6" />} title={t("empty")}>
            {t("emptyText")}
          </EmptyState>
        )}
        {byName && byName.length > 0 && (
          <Card padding="sm">
            <ul>
              {byName.map((tag) => (
                <li key={tag.id}>
                  <TagRow
                    tag={tag}
                    mayMerge={byName.length > 1}
                    onAction={(what) => setAction({ what, tag })}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      {action?.what === "edit" && <EditTag tag={action.tag} onClose={close} />}
      {action?.what === "merge" && (
        <MergeTag
          tag={action.tag}
          others={(byName ?? []).filter(({ id }) => id !== action.tag.id)}
          onClose={close}
        />
      )}
      {action?.what === "delete" && <DeleteTag tag={action.tag} onClose={close} />}
    </>
  );
}
