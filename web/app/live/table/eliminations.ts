import { causes } from "./changes";
import { currentTurn } from "./turns";
import type { Board, Cause, Elimination, SeatState } from "./types";

/** Players at lethal life, commander damage or poison who are still in and were not spared. */
export function eliminations(board: Board): Elimination[] {
  const inside = board.seats.filter((seat) => !seat.out);
  return inside.flatMap((seat) =>
    causes
      .filter((cause) => !seat.spared.includes(cause))
      .flatMap((cause) => elimination(board, seat, cause) ?? []),
  );
}

function elimination(board: Board, state: SeatState, cause: Cause): Elimination | null {
  const { seat } = state;
  const { commanderDamage, poison } = board.rules;
  const turn = currentTurn(board.turns);
  const active = turn && turn.seat !== seat ? turn.seat : null;
  switch (cause) {
    case "life":
      if (state.life > 0) return null;
      return { seat, cause, by: active, how: active === null ? "lifeLoss" : "combat" };
    case "commanderDamage": {
      const worst =
        commanderDamage !== null &&
        state.commanderDamage.find(({ amount }) => amount >= commanderDamage);
      if (!worst) return null;
      return { seat, cause, by: worst.source === seat ? null : worst.source, how: cause };
    }
    case "poison":
      if (poison === null || state.counters.poison < poison) return null;
      return { seat, cause, by: active, how: cause };
  }
}
