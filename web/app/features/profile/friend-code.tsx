import { lazy, Suspense } from "react";
import { useMessages } from "~/lib/i18n";
import { Skeleton } from "~/ui/skeleton";
import { profileMessages } from "./messages";
import { Section } from "./section";

const OwnCode = lazy(() => import("~/components/people/own-code"));

export function FriendCode() {
  const { t } = useMessages(profileMessages);
  return (
    <Section title={t("friendCode")} lead={t("friendCodeText")}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <OwnCode />
      </Suspense>
    </Section>
  );
}
