import { useTranslation } from "~/lib/i18n";
import { cx } from "./cx";
import { type Shape, shapes } from "./shapes";

export type CardColor = "W" | "U" | "B" | "R" | "G" | "C";

const pips: Record<CardColor, { shape: Shape; fill: string }> = {
  W: { shape: "circle", fill: "var(--pip-w)" },
  U: { shape: "diamond", fill: "var(--pip-u)" },
  B: { shape: "shield", fill: "var(--pip-b)" },
  R: { shape: "triangle", fill: "var(--pip-r)" },
  G: { shape: "hexagon", fill: "var(--pip-g)" },
  C: { shape: "square", fill: "var(--pip-c)" },
};

export const pipFill = (color: CardColor): string => pips[color].fill;

/** A triangle is widest below its middle, and so is the room for its letter. */
const letterY = (shape: Shape) => (shape === "triangle" ? 15 : 12);

/** Decoration: the caller names the color. */
export function Pip({ color }: { color: CardColor }) {
  const { shape, fill } = pips[color];
  return (
    <svg viewBox="-1 -1 26 26" className="size-full" aria-hidden="true">
      <path d={shapes[shape]} fill={fill} stroke="var(--on-pip)" strokeOpacity="0.45" />
      <text
        x="12"
        y={letterY(shape)}
        textAnchor="middle"
        dominantBaseline="central"
        fill="var(--on-pip)"
        fontSize={shape === "triangle" ? 11 : 13}
        fontWeight="800"
      >
        {color}
      </text>
    </svg>
  );
}

interface PipsProps {
  /** Colorless is a symbol of its own: an empty list shows nothing. */
  colors: readonly CardColor[];
  size?: "sm" | "md";
  className?: string;
}

/** Decoration: the caller names the color. */
export function Pips({ colors, size = "md", className }: PipsProps) {
  const { t } = useTranslation();
  if (colors.length === 0) return null;
  return (
    <span
      role="img"
      aria-label={colors.map((color) => t(`ui.colors.${color}`)).join(", ")}
      className={cx("inline-flex gap-0.5", className)}
    >
      {colors.map((color) => (
        <span key={color} className={size === "sm" ? "size-4" : "size-5"}>
          <Pip color={color} />
        </span>
      ))}
    </span>
  );
}
