import { lazy, Suspense } from "react";
import { namesMessages } from "~/components/names/messages";
import { NameForm } from "~/components/names/name-form";
import { firstnameProblem } from "~/components/names/problems";
import { UsernameForm } from "~/components/names/username-form";
import { peopleMessages } from "~/components/people/messages";
import { picturesMessages } from "~/components/pictures/messages";
import { putFirstname } from "~/lib/api/account";
import { messagesLoader, useMessages } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { profileMessages } from "./messages";
import { Picture } from "./picture";
import { Preferences } from "./preferences";
import { Section } from "./section";
import { SectionIndex } from "./section-index";
import { furtherSections, type SectionName } from "./sections";

const OwnCode = lazy(() => import("~/components/people/own-code"));

function FriendCode() {
  const { t } = useMessages(profileMessages);
  return (
    <Section name="friendCode" lead={t("friendCodeText")}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <OwnCode />
      </Suspense>
    </Section>
  );
}

/** The headings are there before what is under them, so that the index always leads somewhere. */
const Outline = ({ names }: { names: readonly SectionName[] }) =>
  names.map((name) => (
    <Section key={name} name={name}>
      <Skeleton className="h-40" />
    </Section>
  ));

const Stats = lazy(() => import("./stats"));
const Further = soon(() => import("./further"));

export const clientLoader = messagesLoader(
  profileMessages,
  namesMessages,
  picturesMessages,
  peopleMessages,
);

export default function Profile() {
  const { t } = useMessages(profileMessages);
  const { t: names } = useMessages(namesMessages);
  const user = useUserStore((state) => state.userData);
  if (!user) return null;
  return (
    <>
      <PageHeader title={t("title")} />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-10">
        <SectionIndex />
        <div className="grid max-w-reading grid-cols-1 gap-6">
          <Section name="you">
            <Picture user={user} />
            <UsernameForm username={user.username} draft="profile-username" />
            <NameForm
              field="firstname"
              label={names("firstname")}
              autoComplete="given-name"
              value={user.firstname}
              draft="profile-firstname"
              problemOf={firstnameProblem}
              save={putFirstname}
            />
          </Section>
          <Suspense fallback={<Outline names={["stats"]} />}>
            <Stats user={user} />
          </Suspense>
          <FriendCode />
          <Preferences />
          <Suspense fallback={<Outline names={furtherSections} />}>
            <Further />
          </Suspense>
        </div>
      </div>
    </>
  );
}
