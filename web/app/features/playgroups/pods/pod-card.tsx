import { seatingMessages } from "~/components/seating/messages";
import { useMessages } from "~/lib/i18n";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { LockIcon, SwapIcon, UnlockIcon } from "~/ui/icons/pods";
import { Skeleton } from "~/ui/skeleton";
import { podsMessages } from "../messages";
import { pairsOf } from "./line";
import type { Present, Said } from "./pod-session";

interface PodCardProps {
  number: number;
  people: readonly Present[];
  facts: Said["pods"][number] | undefined;
  /** The player picked to change places. */
  chosen: Present | null;
  locked: readonly string[];
  onPress: (key: string) => void;
  onLock: (key: string) => void;
  /** Lets the chosen one sit here, where there is room. */
  onTake: (() => void) | undefined;
  /** The buttons of people by their keys, for the focus. */
  buttons: Map<string, HTMLButtonElement>;
}

/** One pod: what there is to say of it, and who is in it. */
export function PodCard(props: PodCardProps) {
  const { number, people, facts, chosen, locked, onPress, onLock, onTake, buttons } = props;
  const { t } = useMessages(podsMessages);
  const { t: seating } = useMessages(seatingMessages);
  const inside = people.some(({ key }) => key === chosen?.key);
  const [low = 0, high = low] = facts?.brackets ?? [];
  const lines = facts && [
    [t("mean", { value: facts.value }), t("spread", { count: facts.spread })],
    [
      facts.brackets && t(low === high ? "bracket" : "bracketRange", { level: low, low, high }),
      t("newPairs", { count: facts.newPairs, pairs: pairsOf(people.length) }),
    ],
  ];
  return (
    <li className="grid min-w-0 gap-2 rounded-lg border border-line bg-surface-raised p-2">
      <div className="grid gap-0.5 px-2 pt-1">
        <h3 className="text-lg">{t("pod", { number })}</h3>
        {lines ? (
          <div className="text-sm text-text-muted tabular-nums">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: always the same two lines.
              <p key={at}>{line.filter(Boolean).join(" · ")}</p>
            ))}
          </div>
        ) : (
          <Skeleton className="h-10" />
        )}
      </div>
      <ul className="grid gap-1">
        {people.map(({ key, name, username, picture, deck }) => {
          const swaps = chosen !== null && !inside;
          const stays = locked.includes(key);
          return (
            <li
              key={key}
              className={cx(
                "flex items-center rounded-md border transition-colors",
                key === chosen?.key
                  ? "border-accent-text bg-accent-soft"
                  : swaps
                    ? "border-dashed border-line-strong"
                    : "border-transparent",
              )}
            >
              <button
                ref={(element) => {
                  if (element) buttons.set(key, element);
                  return () => {
                    if (buttons.get(key) === element) buttons.delete(key);
                  };
                }}
                type="button"
                aria-pressed={key === chosen?.key}
                aria-label={
                  swaps
                    ? t("swapWith", { name: chosen.name, other: name })
                    : t("choose", { name, deck: deck?.name ?? seating("noDeck") })
                }
                onClick={() => onPress(key)}
                className={cx(
                  "flex min-h-13 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-left",
                  key !== chosen?.key && "hover:bg-surface-overlay",
                )}
              >
                <Avatar name={username ?? name} picture={picture} size="sm" />
                <span className="grid min-w-0 flex-1">
                  <span className="truncate leading-tight font-semibold">{name}</span>
                  <span className="truncate text-sm text-text-muted">
                    {deck?.name ?? seating("noDeck")}
                  </span>
                </span>
                {swaps && <SwapIcon className="size-4 shrink-0 text-accent-text" />}
              </button>
              <IconButton
                label={t("lock", { name, number })}
                aria-pressed={stays}
                icon={
                  stays ? (
                    <LockIcon className="size-5 text-accent-text" />
                  ) : (
                    <UnlockIcon className="size-5" />
                  )
                }
                onClick={() => onLock(key)}
              />
            </li>
          );
        })}
      </ul>
      {onTake && chosen && (
        <Button onClick={onTake}>
          <span className="min-w-0 truncate">{t("moveHere", { name: chosen.name })}</span>
        </Button>
      )}
    </li>
  );
}
