import { DeckTile } from "~/components/decks/deck-tile";
import { decksMessages } from "~/components/decks/messages";
import { gamesMessages } from "~/components/games/messages";
import { inboxMessages } from "~/components/inbox/messages";
import { joinTableMessages } from "~/components/live/messages";
import { personPath, playgroupPath } from "~/components/paths";
import { peopleMessages } from "~/components/people/messages";
import { namesAmong } from "~/components/people/names";
import { groupsMessages } from "~/components/playgroups/messages";
import { statsMessages } from "~/components/stats/messages";
import { ago } from "~/lib/ago";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { newestFirst } from "~/lib/user/lists";
import { useUserStore } from "~/lib/user/store";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { AddIcon, DeckIcon, FriendIcon, LiveIcon } from "~/ui/icons/app";
import { GroupIcon } from "~/ui/icons/everywhere";
import { PageHeader } from "~/ui/page-header";
import { HeldBack } from "./held-back";
import { Inbox } from "./inbox";
import { LastGames } from "./last-games";
import { ListSection, Row } from "./list-section";
import { LiveTables } from "./live-tables";
import { dashboardLiveMessages, dashboardMessages, dashboardStatsMessages } from "./messages";
import { NewUsername } from "./new-username";
import { Stats } from "./stats";

export const clientLoader = messagesLoader(
  dashboardMessages,
  dashboardLiveMessages,
  dashboardStatsMessages,
  decksMessages,
  gamesMessages,
  groupsMessages,
  inboxMessages,
  joinTableMessages,
  peopleMessages,
  statsMessages,
);

export default function Dashboard() {
  const { t, lang } = useMessages(dashboardMessages);
  const to = useLocalePath();
  const user = useUserStore((state) => state.userData);
  const decks = useUserStore((state) => state.decks);
  const playgroups = useUserStore((state) => state.playgroups);
  const friends = useUserStore((state) => state.friends);
  if (!user) return null;
  const nameOf = namesAmong(friends.filter(({ status }) => status === "accepted"));
  return (
    <div className="mx-auto w-full max-w-5xl p-4 sm:p-8">
      <PageHeader
        title={t("hello", { name: user.firstname })}
        lead={t("lead")}
        actions={
          <>
            <ButtonLink size="lg" className="max-sm:w-full" to={to("/live/new")}>
              <LiveIcon className="size-5 text-live" aria-hidden="true" />
              {t("startLive")}
            </ButtonLink>
            <ButtonLink
              variant="primary"
              size="lg"
              className="max-sm:w-full"
              to={to("/games/record")}
            >
              <AddIcon className="size-5" aria-hidden="true" />
              {t("recordGame")}
            </ButtonLink>
          </>
        }
      />
      <NewUsername username={user.username} />
      <HeldBack>
        <LiveTables />
        <Inbox />
        <Stats user={user} />
        <div className="grid gap-8 lg:grid-cols-2">
          <LastGames />
          <div className="grid min-w-0 content-start gap-8">
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
            >
              {(deck) => <DeckTile deck={deck} />}
            </ListSection>
            <ListSection
              list="playgroups"
              icon={<GroupIcon />}
              items={newestFirst(playgroups, "lastActivity")}
              more="/playgroups"
              add="/playgroups/create"
              words={{
                title: t("playgroups"),
                empty: t("noPlaygroups"),
                teach: t("noPlaygroupsText"),
                add: t("addPlaygroup"),
              }}
            >
              {(group) => (
                <Row
                  to={to(playgroupPath(group))}
                  picture={<Avatar name={group.name} picture={group.picture} />}
                  title={group.name}
                  detail={
                    group.status === "invited"
                      ? t("invited")
                      : t("members", { count: group.members.length })
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
                title: t("friends"),
                empty: t("noFriends"),
                teach: t("noFriendsText"),
                add: t("addFriend"),
              }}
            >
              {(friend) => (
                <Row
                  to={to(personPath(friend))}
                  picture={<Avatar name={friend.username} picture={friend.picture} />}
                  title={nameOf(friend)}
                  detail={
                    friend.status === "accepted"
                      ? t("seen", { when: ago(friend.lastSeen, lang) })
                      : t(`${friend.status}`, { name: friend.username })
                  }
                />
              )}
            </ListSection>
          </div>
        </div>
      </HeldBack>
    </div>
  );
}
