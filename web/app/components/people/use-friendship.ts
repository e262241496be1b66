import { acceptFriend, askFriend, removeFriend } from "~/lib/api/people";
import { showError } from "~/lib/api/show-error";
import type { Friend } from "~/lib/api/types";
import { deleteWithUndo } from "~/lib/delete-with-undo";
import { useMessages } from "~/lib/i18n";
import { useAction } from "~/lib/use-action";
import { forgetFriend, keepFriend } from "~/lib/user/people";
import { useUserStore } from "~/lib/user/store";
import { toast } from "~/ui/toast-store";
import { peopleMessages } from "./messages";

interface Somebody {
  id: string;
  firstname: string;
  code: string;
}

const goneKeys = {
  accepted: "removed",
  incoming: "declined",
  outgoing: "withdrawn",
} as const satisfies Record<Friend["status"], string>;

/** Asks, accepts, and ends; the user's list of friends follows. */
export function useFriendship(onChange: () => void = () => undefined) {
  const { t } = useMessages(peopleMessages);

  const { run: reach, input } = useAction(
    async ({ somebody, call }: { somebody: Somebody; call: typeof askFriend }) => {
      const { friend } = await call(somebody.code);
      keepFriend(friend);
      const said = friend.status === "accepted" ? "nowFriends" : "asked";
      toast({ tone: "success", message: t(said, { name: somebody.firstname }) });
      onChange();
    },
    (error) => {
      showError(error);
      // Withdrawn or blocked meanwhile: the list knows better than this page.
      useUserStore.getState().fetchFriends(true).catch(showError);
      onChange();
    },
  );

  return {
    /** The id of the person being asked or accepted. */
    busy: input?.somebody.id,
    ask: (somebody: Somebody) => reach({ somebody, call: askFriend }),
    accept: (somebody: Somebody) => reach({ somebody, call: acceptFriend }),
    /** Ends a friendship, declines a request or takes one back, unless the toast is used. */
    end: (somebody: Somebody, status: Friend["status"]) =>
      deleteWithUndo({
        id: somebody.id,
        message: t(goneKeys[status], { name: somebody.firstname }),
        undo: t("undo"),
        run: async () => {
          await removeFriend(somebody.code);
          forgetFriend(somebody.id);
          onChange();
        },
      }),
  };
}
