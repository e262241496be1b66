import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { playgroupPath } from "~/components/paths";
import { FriendActions } from "~/components/people/friend-actions";
import { peopleMessages } from "~/components/people/messages";
import { useFriendship } from "~/components/people/use-friendship";
import { ago } from "~/lib/ago";
import type { Person, Standing } from "~/lib/api/types";
import { useDeleting } from "~/lib/delete-with-undo";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand, soon } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";
import { Art } from "~/ui/art";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { MoreIcon } from "~/ui/icons/app";
import { Menu } from "~/ui/menu";
import { Skeleton } from "~/ui/skeleton";
import { personMessages } from "./messages";

const PersonStats = lazy(() => import("~/components/stats/person-stats"));
const PersonDecks = soon(() => import("./person-decks"));
const BlockedNotice = onDemand(() => import("./blocked-notice"));
const BlockDialog = onDemand(() => import("./block-dialog"));

interface PersonViewProps {
  person: Person;
  onChange: (person: Person) => void;
  /** Asks the server how we stand now. */
  onReread: () => void;
}

/** The actions on a person, by relation. */
function Actions({ person, onChange, onReread }: PersonViewProps) {
  const { t } = useMessages(personMessages);
  const to = useLocalePath();
  const friendship = useFriendship(onReread);
  const deleting = useDeleting();
  const [blocking, setBlocking] = useState(false);
  // A request carries its code also where the person's page does not.
  const listed = useUserStore(({ friends }) => friends.find(({ id }) => id === person.id));
  const code = person.code ?? listed?.code;
  const status: Standing = deleting(person.id) ? "none" : person.status;
  if (status === "self") {
    return <ButtonLink to={to("/profile")}>{t("toProfile")}</ButtonLink>;
  }
  if (status === "blocked") return null;
  const known = code && { ...person, code };
  const items = [
    ...(known && status === "accepted"
      ? [{ label: t("remove"), onSelect: () => friendship.end(known, "accepted") }]
      : []),
    { label: t("block"), danger: true, onSelect: () => setBlocking(true) },
  ];
  return (
    <>
      {known && <FriendActions person={known} status={status} use={friendship} />}
      <Menu
        label={t("more", { name: person.firstname })}
        icon={<MoreIcon className="size-5" />}
        items={items}
      />
      {blocking && (
        <Suspense>
          <BlockDialog person={person} onBlocked={onChange} onClose={() => setBlocking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** How we stand and when they were here, in a line. */
function Standings({ person }: { person: Person }) {
  const { t, lang } = useMessages(personMessages);
  const people = useMessages(peopleMessages);
  const { status, since, lastSeen } = person;
  const month = (at: string) =>
    new Intl.DateTimeFormat(lang, { month: "long", year: "numeric" }).format(new Date(at));
  const facts = [
    status === "accepted" && since ? t("friendsSince", { date: month(since) }) : "",
    status === "accepted" && lastSeen ? people.t("seen", { when: ago(lastSeen, lang) }) : "",
    status === "incoming" ? people.t("asksYou") : "",
    status === "outgoing" ? people.t("waiting") : "",
    person.sharedGames ? t("sharedGames", { count: person.sharedGames }) : "",
  ].filter(Boolean);
  return facts.length > 0 && <p className="text-text-muted tabular-nums">{facts.join(" · ")}</p>;
}

function SharedGroups({ person }: { person: Person }) {
  const { t } = useMessages(personMessages);
  const to = useLocalePath();
  if (person.playgroups.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t("sharedGroups")}</h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {person.playgroups.map((group) => (
          <li key={group.id}>
            <Link
              to={to(playgroupPath(group))}
              className="flex items-center gap-3 rounded-lg border border-line bg-surface-raised p-2 transition-colors hover:border-line-strong"
            >
              <Art
                name={group.name}
                picture={group.picture}
                columns={4}
                rows={4}
                className="size-12 shrink-0 rounded-md"
              />
              <span className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">{group.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A user's page: complete for people who play together, the public card for others. */
export function PersonView({ person, onChange, onReread }: PersonViewProps) {
  const { t } = useMessages(personMessages);
  const people = useMessages(peopleMessages);
  const stranger = !person.visible && person.status !== "blocked";
  return (
    <article className="grid gap-8">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={person.username} picture={person.picture} size="xl" />
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h1 className="text-3xl wrap-anywhere">{person.firstname}</h1>
          <p className="flex flex-wrap items-center gap-2 text-text-muted">
            {person.username}
            {person.status === "self" && <Badge tone="accent">{people.t("you")}</Badge>}
            {person.status === "accepted" && <Badge tone="accent">{t("friend")}</Badge>}
          </p>
          <Standings person={person} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Actions person={person} onChange={onChange} onReread={onReread} />
        </div>
      </header>
      {person.status === "blocked" && (
        <Suspense>
          <BlockedNotice person={person} onChange={onChange} />
        </Suspense>
      )}
      {stranger && <Banner title={t("stranger")}>{t("strangerText")}</Banner>}
      {person.visible && (
        <>
          <SharedGroups person={person} />
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <PersonStats person={person} own={person.status === "self"} />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-52 rounded-lg" />}>
            <PersonDecks person={person} />
          </Suspense>
        </>
      )}
    </article>
  );
}
