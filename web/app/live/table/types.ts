import type { SeatNo, TableCommand, TableRole } from "~/lib/api/types";

export type {
  SeatNo,
  TableBoard as Board,
  TableCause as Cause,
  TableChange as Change,
  TableCommand as Command,
  TableCounter as Counter,
  TableDamage as Damage,
  TableElimination as Elimination,
  TableEvent,
  TablePlace as Place,
  TableSeat as SeatState,
  TableSettings as Settings,
  TableSetup as Setup,
  TableSpell as Spell,
  TableTurn as Turn,
  TableTurns as Turns,
  TableWhat as What,
} from "~/lib/api/types";

/** A command with the id its device made for it. */
export interface Ask {
  id: string;
  command: TableCommand;
}

/** Who asks. */
export interface Actor {
  role: TableRole;
  user: string | null;
  /** The guest's seat that a device without an account holds. */
  guest: SeatNo | null;
  device: string | null;
}
