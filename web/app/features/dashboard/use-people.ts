import { useUserStore } from "~/lib/user/store";

/** Whether there is anyone to play with: a friend, or a group one is in. */
export const useHasPeople = (): boolean =>
  useUserStore(
    ({ friends, playgroups }) =>
      friends.some(({ status }) => status === "accepted") ||
      playgroups.some(({ status }) => status === "member"),
  );
