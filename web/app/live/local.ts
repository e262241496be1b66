import type { TableBoard, TableCommand } from "~/lib/api/types";
import { createListeners } from "~/lib/listeners";
import { uuidv7 } from "~/lib/uuid";
import { foresee } from "./table/predict";
import { fromSnapshot, type Table } from "./table/reducer";
import type { Actor } from "./table/types";
import { type LiveStore, type LiveView, unseen } from "./view";

/** Whoever holds the device decides everything. */
export const localActor: Actor = { role: "host", user: null, guest: null, device: "here" };

/** A table by the same rules as every other, kept in memory alone; dice, which the server rolls, are missing. */
export function playLocally(board: TableBoard, first: readonly TableCommand[]): LiveStore {
  const { subscribe, tell } = createListeners();
  let table = fromSnapshot({ sequence: 0, at: new Date().toISOString(), board });
  const take = (id: string, command: TableCommand) => {
    table = foresee(table, { id, command }, localActor, Date.now());
  };
  for (const command of first) take(uuidv7(), command);
  const seen = ({ board, steps }: Table): LiveView => ({
    ...unseen,
    phase: "live",
    role: localActor.role,
    // No server has numbered anything, so nothing can be undone but what was done here.
    sequence: 0,
    board,
    steps,
  });
  let view = seen(table);
  return {
    get: () => view,
    subscribe,
    do: (command) => {
      const id = uuidv7();
      take(id, command);
      view = seen(table);
      tell();
      return id;
    },
    close: () => {},
  };
}
