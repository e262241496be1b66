import { type ComponentType, useLayoutEffect, useRef, useState } from "react";
import type { TableCommand } from "~/lib/api/types";
import { useTranslation } from "~/lib/i18n";
import { later } from "~/lib/on-demand";
import { players, turn } from "./cast";
import { useHomeT } from "./messages";
import { PosterSeat } from "./poster-seat";

const bring = later(() => import("./play-table"));

/** From the upper left on, as the table seats four. */
const places = [1, 2, 0, 3];

interface PosterProps {
  done: readonly TableCommand[];
  onDo: (command: TableCommand) => void;
}

/** The table as it stands before the first tap; what is tapped until its code is there counts. */
function Poster({ done, onDo }: PosterProps) {
  const t = useHomeT();
  const lifeOf = (seat: number, life: number) =>
    done.reduce(
      (sum, command) =>
        command.type === "life" && command.seat === seat ? sum + command.delta : sum,
      life,
    );
  const [now, next] = [players[turn.seat - 1], players[turn.seat]];
  const seats = places.flatMap((place) => players[place] ?? []);
  const seatsOf = (row: typeof seats) =>
    row.map((player) => (
      <PosterSeat
        key={player.seat}
        player={player}
        life={lifeOf(player.seat, player.life)}
        onTap={(delta) => onDo({ type: "life", seat: player.seat, delta })}
      />
    ));
  return (
    <div className="grid size-full grid-cols-2 grid-rows-[1fr_auto_1fr] gap-1">
      {seatsOf(seats.slice(0, 2))}
      <div className="col-span-2 flex items-center justify-center px-1">
        <button
          type="button"
          aria-label={t("table.nextTurn", {
            next: next?.name ?? "",
            round: turn.round,
            name: now?.name ?? "",
          })}
          onClick={() => onDo({ type: "turn", seat: null })}
          className="grid min-h-target max-w-72 flex-1 place-content-center rounded-md bg-accent text-sm font-semibold text-on-accent hover:bg-accent-strong"
        >
          {t("table.pass")}
        </button>
      </div>
      {seatsOf(seats.slice(2))}
    </div>
  );
}

/** A finger that is down has tapped what it touched only when it is lifted. */
const lifted = () =>
  new Promise<void>((go) => {
    for (const end of ["pointerup", "pointercancel"])
      addEventListener(end, () => setTimeout(go), { once: true });
  });

type Play = ComponentType<{ first: readonly TableCommand[] }>;

/** A live table to play with: its code comes when somebody reaches for it. */
export function TablePreview() {
  const t = useHomeT();
  const { lang } = useTranslation();
  const [done, setDone] = useState<readonly TableCommand[]>([]);
  const [Table, setTable] = useState<Play | null>(null);
  const asked = useRef(false);
  const box = useRef<HTMLElement>(null);
  const focused = useRef<string | null>(null);
  const pressed = useRef<Promise<void>>(undefined);

  const ask = async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const { loadTableMessages, PlayTable } = await bring();
      await loadTableMessages(lang);
      await pressed.current;
      const { activeElement } = document;
      focused.current = box.current?.contains(activeElement)
        ? (activeElement?.ariaLabel ?? null)
        : null;
      setTable(() => PlayTable);
    } catch {
      // Without a network life can still be tapped; the next tap asks again.
      asked.current = false;
    }
  };

  // The button that had the focus has the same name at the table; after a passed turn it is the one for the next.
  useLayoutEffect(() => {
    if (!Table || focused.current === null) return;
    const buttons = [...(box.current?.querySelectorAll("button") ?? [])];
    const named = buttons.find((button) => button.ariaLabel === focused.current);
    const turns = box.current?.querySelector<HTMLElement>("[role=toolbar] button:enabled");
    (named ?? turns)?.focus({ preventScroll: true });
  }, [Table]);

  return (
    <figure className="grid gap-3">
      <section
        ref={box}
        aria-label={t("table.label")}
        onPointerEnter={ask}
        onFocus={ask}
        onPointerDown={() => {
          pressed.current = lifted();
        }}
        className="relative h-[30rem] rounded-xl border border-line bg-surface-sunken p-2 shadow-float"
      >
        {Table ? (
          <Table first={done} />
        ) : (
          <Poster
            done={done}
            onDo={(command) => {
              setDone([...done, command]);
              void ask();
            }}
          />
        )}
      </section>
      <figcaption className="text-center text-sm text-text-muted">{t("table.caption")}</figcaption>
    </figure>
  );
}
