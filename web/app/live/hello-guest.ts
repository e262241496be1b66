import { deviceId } from "./device";

/** The owner under which the commands of a device without an account are stored. */
export const guestOwner = "guest";

/** The name of the draft with this device's seat at a table, the seat's token and the table's code. */
export const seatDraft = (table: string): string => `guest-seat-${table}`;

/** A guest's first message on a table's socket: the code lets them watch, the token proves their seat. */
export const helloOfGuest = (code: string, token: string | null, have: number | null) => ({
  type: "guest",
  code,
  token,
  device: deviceId(),
  have,
});
