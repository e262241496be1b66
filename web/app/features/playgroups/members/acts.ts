import type { FullPlaygroup, PlaygroupMember } from "~/lib/api/pending";

/** What can be done to somebody in a group. */
export type Act = "promote" | "demote" | "handOver" | "remove";

/** What I may do to a member, in the order it is offered; the server has the last word. */
export function actsOn(
  mine: FullPlaygroup["role"],
  me: string | undefined,
  { id, role, status }: Pick<PlaygroupMember, "id" | "role" | "status">,
): Act[] {
  if (id === me || role === "owner" || mine === "member") return [];
  if (mine === "admin") return role === "member" ? ["remove"] : [];
  if (status === "invited") return ["remove"];
  return [role === "admin" ? "demote" : "promote", "handOver", "remove"];
}
