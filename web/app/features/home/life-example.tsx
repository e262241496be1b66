import { Card } from "~/ui/card";
import { type Seat, SeatMark, seatColor } from "~/ui/seat-mark";
import { players } from "./cast";
import { useHomeT } from "./messages";

/** Life totals at the end of each turn, until a player is eliminated. */
const curves: Record<1 | 2 | 3 | 4, readonly number[]> = {
  1: [40, 40, 38, 36, 33, 30, 27, 22, 22],
  2: [40, 40, 40, 37, 37, 29, 21, 0],
  3: [40, 38, 35, 35, 24, 12, 0],
  4: [40, 41, 41, 44, 41, 41, 41, 30, 0],
};
const turns = 9;
const highest = 45;
const width = 320;
const height = 150;
const x = (turn: number) => (turn / (turns - 1)) * width;
const y = (life: number) => height - (life / highest) * height;

const line = (lives: readonly number[]) =>
  lives.map((life, turn) => `${turn === 0 ? "M" : "L"}${x(turn)} ${y(life)}`).join("");

function Curve({ seat }: { seat: Seat & keyof typeof curves }) {
  const lives = curves[seat];
  const last = lives.length - 1;
  return (
    <g>
      <path
        d={line(lives)}
        fill="none"
        stroke={seatColor(seat)}
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <SeatMark seat={seat} x={x(last) - 7} y={y(lives[last] ?? 0) - 7} width={14} height={14} />
    </g>
  );
}

/** How a game went, turn by turn. */
export function LifeExample() {
  const t = useHomeT();
  return (
    <Card className="grid gap-4">
      <p className="font-display text-lg font-bold">{t("life.title")}</p>
      <svg
        viewBox={`-26 -8 ${width + 36} ${height + 34}`}
        role="img"
        aria-label={t("life.label")}
        className="w-full fill-text-muted text-[11px] tabular-nums"
      >
        {[0, 20, 40].map((life) => (
          <g key={life}>
            <line x1="0" x2={width} y1={y(life)} y2={y(life)} className="stroke-line" />
            <text x="-8" y={y(life)} textAnchor="end" dominantBaseline="central">
              {life}
            </text>
          </g>
        ))}
        {players.map(({ seat }) => (
          <Curve key={seat} seat={seat as keyof typeof curves} />
        ))}
        <text x="0" y={height + 20}>
          {t("table.turn", { turn: 1 })}
        </text>
        <text x={width} y={height + 20} textAnchor="end">
          {t("table.turn", { turn: turns })}
        </text>
      </svg>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {players.map(({ seat, name }) => (
          <li key={seat} className="flex items-center gap-2">
            <SeatMark seat={seat} />
            {name}
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-muted">{t("life.end")}</p>
    </Card>
  );
}
