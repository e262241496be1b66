import { Suspense, useState } from "react";
import { gamePagesMessages } from "~/components/games/messages";
import { useRemoval } from "~/components/games/use-removal";
import { ApiError } from "~/lib/api/errors";
import { putSet } from "~/lib/api/games";
import { showError } from "~/lib/api/show-error";
import type { GameSet } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useAction } from "~/lib/use-action";
import { Button, ButtonLink } from "~/ui/button";
import { AddIcon, DeleteIcon, MoreIcon, ShareIcon } from "~/ui/icons/app";
import { Menu } from "~/ui/menu";
import { toast } from "~/ui/toast-store";

const SetRecap = onDemand(() => import("./set-recap"));

interface SetActionsProps {
  set: GameSet;
  onChange: (changed: Partial<GameSet>) => void;
}

/** What can be done with a set. */
export function SetActions({ set, onChange }: SetActionsProps) {
  const { t } = useMessages(gamePagesMessages);
  const [sharing, setSharing] = useState(false);
  const to = useLocalePath();
  const { remove } = useRemoval();
  const closed = set.closedAt !== null;

  const put = async (from: GameSet, close: boolean) => {
    const { playgroupId, formatId, subformatId, bestOf } = from;
    const answer = await putSet(
      from.id,
      { playgroupId, formatId, subformatId, bestOf, closed: close },
      from.version,
    );
    onChange(answer.set);
    return answer.set;
  };

  const { run: toggle, busy } = useAction(
    async () => {
      const changed = await put(set, !closed);
      const undo = () => void put(changed, closed).catch(showError);
      toast({
        tone: "success",
        message: t(closed ? "setReopened" : "setClosed"),
        action: { label: t("undo"), run: undo },
      });
    },
    (error) => {
      const present = error instanceof ApiError ? error.present.set : undefined;
      if (!present) return showError(error);
      onChange(present);
      toast({ message: t("setChanged") });
    },
  );

  const items = [
    ...(set.gamesCount > 0
      ? [
          {
            label: t("sharePicture"),
            icon: <ShareIcon className="size-5" />,
            onSelect: () => setSharing(true),
          },
        ]
      : []),
    ...(set.mayEdit
      ? [
          {
            label: t("remove"),
            icon: <DeleteIcon className="size-5" />,
            danger: true,
            onSelect: () => void remove({ kind: "set", id: set.id }),
          },
        ]
      : []),
  ];
  return (
    <>
      {!closed && (
        <ButtonLink
          variant="primary"
          className="max-sm:w-full"
          to={to(`/games/record?set=${set.id}`)}
        >
          <AddIcon className="size-5" aria-hidden="true" />
          {t(set.gamesCount > 0 ? "nextOfSet" : "firstGame")}
        </ButtonLink>
      )}
      {set.mayEdit && (
        <Button busy={busy} onClick={() => toggle()}>
          {t(closed ? "reopenSet" : "closeSet")}
        </Button>
      )}
      {items.length > 0 && (
        <Menu label={t("more")} icon={<MoreIcon className="size-5" />} items={items} />
      )}
      {sharing && (
        <Suspense>
          <SetRecap set={set} onDone={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
