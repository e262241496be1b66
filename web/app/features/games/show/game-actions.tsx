import { Suspense, useState } from "react";
import { gamePagesMessages } from "~/components/games/messages";
import { useRemoval } from "~/components/games/use-removal";
import type { Game } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";
import { ButtonLink } from "~/ui/button";
import { DeleteIcon, EditIcon, MoreIcon, SetIcon, ShareIcon } from "~/ui/icons/app";
import { PersonIcon } from "~/ui/icons/everywhere";
import { Menu } from "~/ui/menu";

const SetDialog = onDemand(() => import("./set-dialog"));
const GameRecap = onDemand(() => import("./game-recap"));
const LeaveDialog = onDemand(() => import("./leave-dialog"));

interface GameActionsProps {
  game: Game;
  onChange: (changed: Partial<Game>) => void;
}

/** What can be done with a game. */
export function GameActions({ game, onChange }: GameActionsProps) {
  const { t } = useMessages(gamePagesMessages);
  const to = useLocalePath();
  const me = useUserStore((state) => state.userData?.id);
  const { remove } = useRemoval();
  const [asking, setAsking] = useState<"recap" | "set" | "leave" | null>(null);
  const seated = game.seats.some(({ userId }) => userId !== null && userId === me);
  const close = () => setAsking(null);
  const items = [
    {
      label: t("sharePicture"),
      icon: <ShareIcon className="size-5" />,
      onSelect: () => setAsking("recap"),
    },
    ...(game.mayEdit && game.setId === null
      ? [
          {
            label: t("makeSet"),
            icon: <SetIcon className="size-5" />,
            onSelect: () => setAsking("set"),
          },
        ]
      : []),
    ...(seated
      ? [
          {
            label: t("leave"),
            icon: <PersonIcon className="size-5" />,
            onSelect: () => setAsking("leave"),
          },
        ]
      : []),
    ...(game.mayEdit
      ? [
          {
            label: t("remove"),
            icon: <DeleteIcon className="size-5" />,
            danger: true,
            onSelect: () => void remove({ kind: "game", id: game.id }),
          },
        ]
      : []),
  ];
  return (
    <>
      <ButtonLink
        variant="primary"
        className="max-sm:w-full"
        to={to(`/games/record?again=${game.id}`)}
      >
        {t(game.setId ? "nextOfSet" : "again")}
      </ButtonLink>
      {game.mayEdit && (
        <ButtonLink to={to(`/game/${game.id}/edit`)}>
          <EditIcon className="size-4" aria-hidden="true" />
          {t("edit")}
        </ButtonLink>
      )}
      <Menu label={t("more")} icon={<MoreIcon className="size-5" />} items={items} />
      <Suspense>
        {asking === "recap" && <GameRecap game={game} onDone={close} />}
        {asking === "set" && <SetDialog game={game} onClose={close} />}
        {asking === "leave" && <LeaveDialog game={game} onChange={onChange} onClose={close} />}
      </Suspense>
    </>
  );
}
