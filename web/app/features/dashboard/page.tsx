import { useLocalePath, useTranslation } from "~/lib/i18n";
import { newestFirst } from "~/lib/user/lists";
import { useUserStore } from "~/lib/user/store";
import { Avatar } from "~/ui/avatar";
import { DeckCard } from "~/ui/deck-card";
import { DeckIcon, FriendIcon, GroupIcon } from "~/ui/icons";
import { PageHeader } from "~/ui/page-header";
import type { CardColor } from "~/ui/pips";
import { ListSection } from "./list-section";
import { Row } from "./row";

const slug = (name: string) => encodeURIComponent(name.toLowerCase().replace(/\s+/g, "-"));

export default function Dashboard() {
  const { t } = useTranslation();
  const to = useLocalePath();
  const user = useUserStore((state) => state.userData);
  const decks = useUserStore((state) => state.decks);
  const playgroups = useUserStore((state) => state.playgroups);
  const friends = useUserStore((state) => state.friends);
  if (!user) return null;
  return (
    <div className="mx-auto w-full max-w-5xl p-4 sm:p-8">
      <PageHeader
        title={t("dashboard.hello", { name: user.firstname })}
        lead={t("dashboard.lead")}
      />
      <div className="grid gap-8 lg:grid-cols-2">
        <ListSection
          list="decks"
          icon={<DeckIcon />}
          items={newestFirst(decks, "lastPlayed")}
          more="/decks"
          add="/decks/create"
          words={{
            title: t("dashboard.decks"),
            empty: t("dashboard.noDecks"),
            teach: t("dashboard.noDecksText"),
            add: t("dashboard.addDeck"),
          }}
          as="cards"
          className="lg:col-span-2"
        >
          {(deck) => (
            <DeckCard
              to={to(`/deck/${deck.id}/${slug(deck.name)}`)}
              name={deck.name}
              colors={deck.colors as CardColor[]}
              picture={deck.picture}
              record={t("dashboard.record", { wins: deck.record.wins, count: deck.record.games })}
            />
          )}
        </ListSection>
        <ListSection
          list="playgroups"
          icon={<GroupIcon />}
          items={newestFirst(playgroups, "lastActivity")}
          more="/playgroups"
          add="/playgroups/create"
          words={{
            title: t("dashboard.playgroups"),
            empty: t("dashboard.noPlaygroups"),
            teach: t("dashboard.noPlaygroupsText"),
            add: t("dashboard.addPlaygroup"),
          }}
        >
          {(group) => (
            <Row
              to={to(`/playgroup/${group.id}/${slug(group.name)}`)}
              picture={<Avatar name={group.name} picture={group.picture} />}
              title={group.name}
              detail={
                group.status === "invited"
                  ? t("dashboard.invited")
                  : t("dashboard.members", { count: group.members.length })
              }
            />
          )}
        </ListSection>
        <ListSection
          list="friends"
          icon={<FriendIcon />}
          items={newestFirst(friends, "lastSeen")}
          more="/friends"
          add="/friends/add"
          words={{
            title: t("dashboard.friends"),
            empty: t("dashboard.noFriends"),
            teach: t("dashboard.noFriendsText"),
            add: t("dashboard.addFriend"),
          }}
        >
          {(friend) => (
            <Row
              to={to(`/user/${friend.id}/${slug(friend.username)}`)}
              picture={<Avatar name={friend.username} picture={friend.picture} />}
              title={friend.firstname}
              detail={
                friend.status === "accepted"
                  ? friend.username
                  : t(`dashboard.${friend.status}`, { name: friend.username })
              }
            />
          )}
        </ListSection>
      </div>
    </div>
  );
}
