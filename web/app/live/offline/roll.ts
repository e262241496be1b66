import type { TableBoard, TableCommand, TableRoll } from "~/lib/api/types";

/** A whole number below a bound, each as likely as the others. */
function below(bound: number): number {
  const range = 2 ** 32;
  const fair = range - (range % bound);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % bound;
  }
}

const times = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

/** What this device throws for a command; null where it throws nothing, or no table takes it. */
export function throwDice({ order, seats }: TableBoard, command: TableCommand): TableRoll | null {
  const fits = (count: number) => count >= 1 && count <= 20;
  switch (command.type) {
    case "roll": {
      const { sides, count } = command;
      if (!fits(count) || sides < 2 || sides > 1000) return null;
      return { type: "dice", sides, faces: times(count, () => below(sides) + 1) };
    }
    case "coin":
      return fits(command.count)
        ? { type: "coin", heads: times(command.count, () => below(2) === 1) }
        : null;
    case "whoStarts": {
      const inside = order.filter((seat) => seats[seat - 1]?.out === null);
      const seat = inside[below(Math.max(1, inside.length))];
      return seat === undefined ? null : { type: "starter", seat };
    }
    default:
      return null;
  }
}
