import { Link } from "react-router";
import type { Tag } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { ChipDot } from "~/ui/chip";
import { DeleteIcon, EditIcon, MergeIcon, MoreIcon } from "~/ui/icons/app";
import { Menu } from "~/ui/menu";
import { tagsMessages } from "./messages";

interface TagRowProps {
  tag: Tag;
  mayMerge: boolean;
  onAction: (what: "edit" | "merge" | "delete") => void;
}

/** A tag leads to what it is on; its menu changes the tag itself. */
export function TagRow({ tag, mayMerge, onAction }: TagRowProps) {
  const { t } = useMessages(tagsMessages);
  const to = useLocalePath();
  const look = "size-5";
  const merge = {
    label: t("merge"),
    icon: <MergeIcon className={look} />,
    onSelect: () => onAction("merge"),
  };
  return (
    <div className="flex items-center gap-1">
      <Link
        to={to(`/games?tag=${tag.id}`)}
        className="flex min-h-target min-w-0 flex-1 items-center gap-3 rounded-md p-2 transition-colors hover:bg-surface-overlay"
      >
        <ChipDot color={tag.color} className="size-4" />
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-semibold">{tag.name}</span>
          <span className="text-sm text-text-muted tabular-nums">
            {tag.uses > 0 ? t("uses", { count: tag.uses }) : t("unused")}
          </span>
        </span>
      </Link>
      <Menu
        label={t("more", { name: tag.name })}
        icon={<MoreIcon className="size-5" />}
        items={[
          {
            label: t("edit"),
            icon: <EditIcon className={look} />,
            onSelect: () => onAction("edit"),
          },
          ...(mayMerge ? [merge] : []),
          {
            label: t("delete"),
            icon: <DeleteIcon className={look} />,
            danger: true,
            onSelect: () => onAction("delete"),
          },
        ]}
      />
    </div>
  );
}
