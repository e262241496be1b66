import type { Friend, Playgroup } from "~/lib/api/types";
import { useUserStore } from "./store";

const put = <T extends { id: string }>(list: readonly T[], one: T): T[] => [
  one,
  ...list.filter(({ id }) => id !== one.id),
];

/** The user's friends as they are after one was asked or accepted. */
export const keepFriend = (friend: Friend): void => {
  useUserStore.setState(({ friends }) => ({ friends: put(friends, friend) }));
};

export const forgetFriend = (id: string): void => {
  useUserStore.setState(({ friends }) => ({ friends: friends.filter((other) => other.id !== id) }));
};

/** The user's groups as they are after one was made, joined or changed. */
export const keepPlaygroup = (playgroup: Playgroup): void => {
  useUserStore.setState(({ playgroups }) => ({ playgroups: put(playgroups, playgroup) }));
};

export const forgetPlaygroup = (id: string): void => {
  useUserStore.setState(({ playgroups }) => ({
    playgroups: playgroups.filter((other) => other.id !== id),
  }));
};
