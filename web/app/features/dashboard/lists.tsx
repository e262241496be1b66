import { DeckTile } from "~/components/decks/deck-tile";
import { personPath, playgroupPath } from "~/components/paths";
import { namesAmong } from "~/components/people/names";
import { ago } from "~/lib/ago";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { newestFirst } from "~/lib/user/lists";
import { useUserStore } from "~/lib/user/store";
import { Avatar } from "~/ui/avatar";
import { DeckIcon, FriendIcon } from "~/ui/icons/app";
import { GroupIcon } from "~/ui/icons/everywhere";
import { ListSection, Row } from "./list-section";
import { dashboardMessages } from "./messages";

interface ListsProps {
  /** A new account has its checklist instead of empty lists. */
  hideEmpty: boolean;
}

/** The newest of the user's decks, groups and friends. */
export function Lists({ hideEmpty }: ListsProps) {
  const { t, lang } = useMessages(dashboardMessages);
  const to = useLocalePath();
  const decks = useUserStore((state) => state.decks);
  const playgroups = useUserStore((state) => state.playgroups);
  const friends = useUserStore((state) => state.friends);
  const nameOf = namesAmong(friends.filter(({ status }) => status === "accepted"));
  return (
    <>
      <ListSection
        list="decks"
        icon={<DeckIcon />}
        items={newestFirst(decks, "lastPlayed")}
        more="/decks"
        add="/decks/create"
        words={{
          title: t("decks"),
          empty: t("noDecks"),
          teach: t("noDecksText"),
          add: t("addDeck"),
        }}
        as="cards"
        hideEmpty={hideEmpty}
      >
        {(deck) => <DeckTile deck={deck} />}
      </ListSection>
      <ListSection
        list="playgroups"
        icon={<GroupIcon />}
        items={newestFirst(playgroups, "lastActivity").filter(({ status }) => status === "member")}
        more="/playgroups"
        add="/playgroups/create"
        words={{
          title: t("playgroups"),
          empty: t("noPlaygroups"),
          teach: t("noPlaygroupsText"),
          add: t("addPlaygroup"),
        }}
        hideEmpty={hideEmpty}
      >
        {(group) => (
          <Row
            to={to(playgroupPath(group))}
            picture={<Avatar name={group.name} picture={group.picture} />}
            title={group.name}
            detail={t("members", { count: group.members.length })}
          />
        )}
      </ListSection>
      <ListSection
        list="friends"
        icon={<FriendIcon />}
        items={newestFirst(friends, "lastSeen").filter(({ status }) => status !== "incoming")}
        more="/friends"
        add="/friends/add"
        words={{
          title: t("friends"),
          empty: t("noFriends"),
          teach: t("noFriendsText"),
          add: t("addFriend"),
        }}
        hideEmpty={hideEmpty}
      >
        {(friend) => (
          <Row
            to={to(personPath(friend))}
            picture={<Avatar name={friend.username} picture={friend.picture} />}
            title={nameOf(friend)}
            detail={
              friend.status === "accepted"
                ? t("seen", { when: ago(friend.lastSeen, lang) })
                : t("outgoing", { name: friend.username })
            }
          />
        )}
      </ListSection>
    </>
  );
}
