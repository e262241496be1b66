import { Card } from "~/ui/card";
import { SeatMark } from "~/ui/seat-mark";
import { players } from "./cast";
import { useHomeT } from "./words";

const clock = ["21:42", "21:44", "21:45", "21:51", "21:53"] as const;

export function LogExample() {
  const t = useHomeT();
  const [sam, noemie, kofi, zoe] = players;
  if (!sam || !noemie || !kofi || !zoe) return null;
  const lines = [
    { by: noemie, text: t("log.hit", { name: noemie.name, other: kofi.name, amount: 6 }) },
    { by: zoe, text: t("log.hit", { name: zoe.name, other: sam.name, amount: 4 }) },
    { by: zoe, text: t("log.undone", { name: zoe.name }) },
    { by: kofi, text: t("log.out", { name: kofi.name }) },
    { by: sam, text: t("log.won", { name: sam.name, turn: 9 }) },
  ];
  return (
    <Card className="py-2!">
      <ol aria-label={t("log.label")} className="divide-y divide-line">
        {lines.map(({ by, text }, index) => (
          <li key={text} className="flex items-center gap-3 py-3">
            <SeatMark seat={by.seat} />
            <span className="flex-1">{text}</span>
            <time className="text-sm text-text-muted tabular-nums">{clock[index]}</time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
