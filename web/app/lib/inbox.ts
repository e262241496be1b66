import { useDeleting } from "~/lib/delete-with-undo";
import { useUserStore } from "~/lib/user/store";

/** Everything that needs an answer: friend requests and invitations. */
export function useInbox() {
  const friends = useUserStore((state) => state.friends);
  const playgroups = useUserStore((state) => state.playgroups);
  const deleting = useDeleting();
  const stays = ({ id }: { id: string }) => !deleting(id);
  const requests = friends.filter((one) => one.status === "incoming" && stays(one));
  const invitations = playgroups.filter((one) => one.status === "invited" && stays(one));
  return { requests, invitations, count: requests.length + invitations.length };
}
