import type { Line } from "./lines";
import type { Steps } from "./steps";
import type { Elimination, SeatNo } from "./types";

/** What one player did to another. */
export interface Hit {
  source: SeatNo;
  seat: SeatNo;
  /** Life lost, commander damage among it. */
  life: number;
  commander: number;
}

/** Who hit whom, as far as recorded. */
export function hitsOf(lines: readonly Line[]): Hit[] {
  const hits = new Map<string, Hit>();
  for (const { what } of lines) {
    if (what.type !== "step" || what.source === null) continue;
    const { changes, source } = what;
    const damage = changes.find((change) => change.type === "commanderDamage");
    const life = changes.find((change) => change.type === "life");
    // Corrections reduce the damage; life gained from a player is not a hit.
    const dealt = damage ? damage.to - damage.from : Math.max(0, life ? life.from - life.to : 0);
    const seat = damage?.seat ?? life?.seat;
    if (seat === undefined || dealt === 0) continue;
    const key = `${source} ${seat}`;
    const hit = hits.get(key) ?? { source, seat, life: 0, commander: 0 };
    hits.set(key, {
      ...hit,
      life: hit.life + dealt,
      commander: hit.commander + (damage ? dealt : 0),
    });
  }
  return [...hits.values()].filter(({ life }) => life > 0);
}

/** The elimination by whoever is recorded to have taken the last life, else as the rules suggest it. */
export function likelyCause({ done }: Steps, elimination: Elimination): Elimination {
  const { seat, cause } = elimination;
  if (cause !== "life") return elimination;
  const blow = done.findLast(({ changes }) =>
    changes.some(
      (change) => change.type === "life" && change.seat === seat && change.to < change.from,
    ),
  );
  if (!blow || blow.source === null || blow.source === seat) return elimination;
  return { ...elimination, by: blow.source, how: "combat" };
}
