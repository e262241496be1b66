import { getIdToken } from "~/lib/identity/client";
import { deviceId } from "./device";

/** A user's first message on a table's socket; null when signed out. */
export async function helloOfUser(renewed: boolean, have: number | null): Promise<object | null> {
  const token = await getIdToken(renewed);
  return token ? { type: "hello", token, device: deviceId(), have } : null;
}
