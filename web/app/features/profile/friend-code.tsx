import { lazy, Suspense } from "react";
import { useWords } from "~/lib/i18n";
import { Skeleton } from "~/ui/skeleton";
import { Section } from "./section";
import { profileWords } from "./words";

const OwnCode = lazy(() => import("~/components/people/own-code"));

export function FriendCode() {
  const { t } = useWords(profileWords);
  return (
    <Section title={t("friendCode")} lead={t("friendCodeText")}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <OwnCode />
      </Suspense>
    </Section>
  );
}
