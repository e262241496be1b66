import { Suspense, useState } from "react";
import { useOfflineTables } from "~/components/live/use-offline-tables";
import { useTables } from "~/components/live/use-tables";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Button, ButtonLink } from "~/ui/button";
import { AddIcon, LiveIcon } from "~/ui/icons/app";
import { Skeleton } from "~/ui/skeleton";
import { dashboardLiveMessages, dashboardMessages } from "./messages";
import { useHasPeople } from "./use-people";
import { type Stage, useListsSettled } from "./use-stage";

const JoinTable = onDemand(() => import("./join-table"));

type Situation = "return" | "start" | "record";

/** The table to go back to; one that only this device has comes first. */
function useLastTable() {
  const here = useOfflineTables().find(({ status }) => status === "open");
  const there = useTables().tables?.[0];
  return here ?? there;
}

/** What one most likely came to do; null until that is known. */
function useSituation(stage: Stage): Situation | null {
  const { tables, failed } = useTables();
  const table = useLastTable();
  const listsSettled = useListsSettled();
  const hasPeople = useHasPeople();
  const late = stage === "late";
  if (table) return "return";
  if (!tables && !failed && !late) return null;
  if (hasPeople) return "start";
  return listsSettled || late ? "record" : null;
}

const others = {
  return: ["start", "record"],
  start: ["join", "record"],
  record: ["start", "join"],
} as const;

function useLinks() {
  const { t } = useMessages(dashboardMessages);
  const live = useMessages(dashboardLiveMessages);
  const table = useLastTable();
  return {
    return: { path: `/live/${table?.code || table?.id}`, label: live.t("back"), icon: LiveIcon },
    start: { path: "/live/new", label: t("startLive"), icon: LiveIcon },
    record: { path: "/games/record", label: t("recordGame"), icon: AddIcon },
  };
}

type Links = ReturnType<typeof useLinks>;

function Primary({ link: { path, label, icon: Icon } }: { link: Links[Situation] }) {
  const to = useLocalePath();
  return (
    <ButtonLink variant="primary" size="lg" className="col-span-2" to={to(path)}>
      <Icon className="size-5" aria-hidden="true" />
      {label}
    </ButtonLink>
  );
}

function Secondary({ link: { path, label } }: { link: Links[Situation] }) {
  const to = useLocalePath();
  return (
    <ButtonLink className="max-sm:px-2" to={to(path)}>
      {label}
    </ButtonLink>
  );
}

/**
 * One primary action by situation, and the others below it. None is shown before the situation is known: it would move
 * or go while someone presses it, and take the focus with it.
 */
export function Actions({ stage }: { stage: Stage }) {
  const { t } = useMessages(dashboardMessages);
  const links = useLinks();
  const situation = useSituation(stage);
  const [joining, setJoining] = useState(false);
  return (
    <div className="grid w-full gap-3 sm:w-120">
      {/* French takes two lines in the second row of a phone. */}
      <div className="grid grid-cols-2 grid-rows-[3.25rem_minmax(3.75rem,auto)] gap-2">
        {situation ? (
          <>
            <Primary link={links[situation]} />
            {others[situation].map((action) =>
              action === "join" ? (
                <Button
                  key={action}
                  className="max-sm:px-2"
                  aria-expanded={joining}
                  onClick={() => setJoining(!joining)}
                >
                  {t("joinTable")}
                </Button>
              ) : (
                <Secondary key={action} link={links[action]} />
              ),
            )}
          </>
        ) : (
          <>
            <Skeleton className="col-span-2" />
            <Skeleton />
            <Skeleton />
          </>
        )}
      </div>
      {joining && situation !== "return" && (
        <Suspense fallback={<Skeleton className="h-19" />}>
          <JoinTable />
        </Suspense>
      )}
    </div>
  );
}
