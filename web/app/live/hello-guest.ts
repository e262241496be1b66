import { deviceId } from "./device";

/** Under this name the commands of a device without an account are stored. */
export const guestOwner = "guest";

/** The draft with the seat that this device holds at a table, its token and the table's code. */
export const seatDraft = (table: string): string => `guest-seat-${table}`;

/** The first message of a table's socket on a device without an account: the table's code lets it in, the token proves the seat that it holds. */
export const helloOfGuest = (code: string, token: string | null, have: number | null) => ({
  type: "guest",
  code,
  token,
  device: deviceId(),
  have,
});
