import type { Member, Playgroup } from "~/lib/api/types";

/** The actions on a member of a group. */
export type Act = "promote" | "demote" | "handOver" | "remove";

/** What I may do to a member, in the order it is offered; the server has the last word. */
export function actsOn(
  mine: Playgroup["role"],
  me: string | undefined,
  { id, role, status }: Pick<Member, "id" | "role" | "status">,
): Act[] {
  if (id === me || role === "owner" || mine === "member") return [];
  if (mine === "admin") return role === "member" ? ["remove"] : [];
  if (status === "invited") return ["remove"];
  return [role === "admin" ? "demote" : "promote", "handOver", "remove"];
}
