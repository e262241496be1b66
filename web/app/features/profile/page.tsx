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

const OwnCode = lazy(() => import("~/components/people/own-code"));

function FriendCode() {
  const { t } = useMessages(profileMessages);
  return (
    <Section title={t("friendCode")} lead={t("friendCodeText")}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <OwnCode />
      </Suspense>
    </Section>
  );
}

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
    <div className="mx-auto w-full max-w-3xl p-4 sm:p-8">
      <PageHeader title={t("title")} />
      <div className="grid gap-6">
        <Section title={t("you")}>
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
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <Stats user={user} />
        </Suspense>
        <FriendCode />
        <Preferences />
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <Further />
        </Suspense>
      </div>
    </div>
  );
}
