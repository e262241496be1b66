import { create } from "zustand";
import { persist } from "zustand/middleware";
import * as calls from "~/lib/api/calls";
import type { Deck, Format, Friend, Playgroup, User } from "~/lib/api/types";
import { langOf } from "~/lib/i18n/paths";
import { keepAnswer, seenInstead } from "~/lib/seen/answers";
import { isStale, toUserData, type UserData } from "./lists";

type List = "playgroups" | "decks" | "friends" | "formats";

interface UserState {
  /** The identity token; set and ended by the identity client alone. */
  token: string | null;
  googleToken: string | null;
  appleToken: string | null;
  userData: UserData | null;
  playgroups: Playgroup[];
  decks: Deck[];
  friends: Friend[];
  formats: Format[];
  /** Milliseconds since 1970, null where never fetched. */
  lastFetch: Record<List, number | null>;
  unverified: boolean;

  setUser: (user: User) => void;
  fetchUser: () => Promise<void>;
  fetchPlaygroups: (force?: boolean) => Promise<void>;
  fetchDecks: (force?: boolean) => Promise<void>;
  fetchFriends: (force?: boolean) => Promise<void>;
  fetchFormats: (force?: boolean) => Promise<void>;
  /** All of it together; lists that are fresh stay unless forced. */
  fetchAll: (force?: boolean) => Promise<void>;
  /** Forgets the person, not the main token: that one is ended by the identity client. */
  logout: () => void;
}

/** What stays in the browser. */
type Kept = Pick<
  UserState,
  "googleToken" | "appleToken" | "userData" | "playgroups" | "decks" | "friends" | "lastFetch"
>;

/** Counts up when the shape of what is kept changes; builds before the first count wrote 0, in the shape of 1. */
const storedVersion = 1;

type Formats = Pick<UserState, "formats">;

/** Formats are the only list that is not stored with the others: their names are of one language. */
async function readFormats(user: string | undefined): Promise<Formats> {
  if (!user) return calls.getFormats();
  const name = `formats-${langOf(location.pathname)}`;
  try {
    const answer = await calls.getFormats();
    keepAnswer(user, name, answer);
    return answer;
  } catch (error) {
    return (await seenInstead(error, user, name)) as Formats;
  }
}

const never = { playgroups: null, decks: null, friends: null };

export const useUserStore = create<UserState>()(
  persist(
    (set, get) => {
      // Ignore an answer that arrives after logout.
      let generation = 0;
      // Two who ask at once share one call.
      const underWay = new Map<string, Promise<void>>();

      async function fetchOnce<T>(what: string, call: () => Promise<T>, keep: (answer: T) => void) {
        const started = generation;
        try {
          const answer = await call();
          if (started === generation) keep(answer);
        } catch (error) {
          console.error(`Failed to fetch ${what}`, error);
          throw error;
        } finally {
          if (started === generation) underWay.delete(what);
        }
      }

      async function load<T>(
        what: string,
        call: () => Promise<T>,
        keep: (answer: T) => void,
        anew = false,
      ) {
        const started = generation;
        // A request under way may have been answered before the change.
        if (anew) await underWay.get(what)?.catch(() => undefined);
        if (started !== generation) return;
        const running = underWay.get(what) ?? fetchOnce(what, call, keep);
        underWay.set(what, running);
        return running;
      }

      /** Reads a list again where it was changed meanwhile, here or in another tab: the answer may be older. */
      async function readList<L extends List>(list: L, call: () => Promise<Pick<UserState, L>>) {
        const started = generation;
        for (;;) {
          const before = JSON.stringify(get()[list]);
          const answer = await call();
          if (JSON.stringify(get()[list]) === before || started !== generation) return answer;
        }
      }

      const loadList =
        <L extends List>(list: L, call: () => Promise<Pick<UserState, L>>) =>
        async (force = false) => {
          if (!force && !isStale(get().lastFetch[list])) return;
          const keep = (answer: Pick<UserState, L>) =>
            set({
              ...answer,
              lastFetch: { ...get().lastFetch, [list]: Date.now() },
            } as Partial<UserState>);
          await load(list, () => readList(list, call), keep, force);
        };

      return {
        token: null,
        googleToken: null,
        appleToken: null,
        userData: null,
        playgroups: [],
        decks: [],
        friends: [],
        formats: [],
        lastFetch: { ...never, formats: null },
        unverified: false,

        setUser: (user) => set({ userData: toUserData(user), unverified: false }),
        fetchUser: () => load("user data", calls.getUser, ({ user }) => get().setUser(user)),
        fetchPlaygroups: loadList("playgroups", calls.getPlaygroups),
        fetchDecks: loadList("decks", calls.getDecks),
        fetchFriends: loadList("friends", calls.getFriends),
        fetchFormats: loadList("formats", () => readFormats(get().userData?.id)),
        fetchAll: async (force) => {
          const all = get();
          try {
            await Promise.all([
              all.fetchUser(),
              all.fetchPlaygroups(force),
              all.fetchDecks(force),
              all.fetchFriends(force),
              all.fetchFormats(force),
            ]);
          } catch (error) {
            console.error("Failed to fetch all data", error);
            throw error;
          }
        },
        logout: () => {
          generation += 1;
          underWay.clear();
          set({
            googleToken: null,
            appleToken: null,
            userData: null,
            playgroups: [],
            decks: [],
            friends: [],
            lastFetch: { ...never, formats: get().lastFetch.formats },
          });
        },
      };
    },
    {
      name: "user",
      version: storedVersion,
      // Written by a build that kept it in another shape: it is read from the server again.
      migrate: (kept, version) => (version === 0 ? kept : {}) as Kept,
      partialize: ({
        googleToken,
        appleToken,
        userData,
        playgroups,
        decks,
        friends,
        lastFetch,
      }) => ({
        googleToken,
        appleToken,
        userData,
        playgroups,
        decks,
        friends,
        lastFetch,
      }),
      // Formats are not kept: the time of their fetch is only true where they are.
      merge: (kept, current) => {
        const state = { ...current, ...(kept as Partial<UserState>) };
        const { formats } = current.lastFetch;
        return { ...state, lastFetch: { ...state.lastFetch, formats } };
      },
    },
  ),
);

export const isAuthenticated = ({ token, userData }: Pick<UserState, "token" | "userData">) =>
  token !== null && userData !== null;

/** The store as another tab left it. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key, newValue }) => {
    // A tab with another build has another shape, and the two would overwrite each other forever.
    const ours = key === "user" && newValue?.endsWith(`"version":${storedVersion}}`);
    if (ours) void useUserStore.persist.rehydrate();
  });
}
