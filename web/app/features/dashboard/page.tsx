import { decksMessages } from "~/components/decks/messages";
import { TimelineSkeleton } from "~/components/games/game-timeline";
import { gamesMessages } from "~/components/games/messages";
import { peopleMessages } from "~/components/people/messages";
import { groupsMessages } from "~/components/playgroups/messages";
import { statsMessages } from "~/components/stats/messages";
import { messagesLoader, useMessages } from "~/lib/i18n";
import type { UserData } from "~/lib/user/lists";
import { useUserStore } from "~/lib/user/store";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { Actions } from "./actions";
import { Checklist } from "./checklist";
import { Inbox } from "./inbox";
import { Install } from "./install";
import { LastGames } from "./last-games";
import { Lists } from "./lists";
import { LiveTables } from "./live-tables";
import { dashboardLiveMessages, dashboardMessages, dashboardStatsMessages } from "./messages";
import { NewUsername } from "./new-username";
import { Stats, TilesSkeleton, useMonth } from "./stats";
import { type Stage, useStage } from "./use-stage";
import { useSteps } from "./use-steps";
import { YearInReview } from "./year-in-review";

export const clientLoader = messagesLoader(
  dashboardMessages,
  dashboardLiveMessages,
  dashboardStatsMessages,
  decksMessages,
  gamesMessages,
  groupsMessages,
  peopleMessages,
  statsMessages,
);

const columns = "grid gap-8 lg:grid-cols-2";

/** The parts that are always there, while nothing is known of the others. */
const Outline = () => (
  <div aria-busy="true">
    <div className="mb-8 grid gap-2">
      <span className="h-target" />
      <TilesSkeleton />
    </div>
    <div className={columns}>
      <div className="grid content-start gap-2">
        <span className="h-target" />
        <TimelineSkeleton />
      </div>
      <Skeleton className="mt-13 h-96 rounded-lg max-lg:hidden" />
    </div>
  </div>
);

function Parts({ stage }: { stage: Stage }) {
  const { steps, dismiss, bringBack } = useSteps();
  const hideEmpty = steps !== null && stage === "ready";
  const sometimes = (
    <>
      <LiveTables />
      <Inbox />
      {steps && <Checklist steps={steps} onDismiss={dismiss} onBringBack={bringBack} />}
      <YearInReview />
      <Install />
    </>
  );
  return (
    <>
      {stage === "ready" && sometimes}
      {!(hideEmpty && !steps.game) && <Stats />}
      <div className={columns}>
        <LastGames hideEmpty={hideEmpty} />
        <div className="grid min-w-0 content-start gap-8">
          <Lists hideEmpty={hideEmpty} />
        </div>
      </div>
      {stage === "late" && <div className="mt-8">{sometimes}</div>}
    </>
  );
}

function Content({ user }: { user: UserData }) {
  const { t } = useMessages(dashboardMessages);
  const stage = useStage();
  // Read from the start, and not again when the part that shows it comes.
  useMonth();
  return (
    <>
      <PageHeader
        title={t("hello", { name: user.firstname })}
        lead={t("lead")}
        actions={<Actions stage={stage} />}
      />
      <NewUsername username={user.username} />
      {stage === "waiting" ? <Outline /> : <Parts stage={stage} />}
    </>
  );
}

export default function Dashboard() {
  const user = useUserStore((state) => state.userData);
  return user && <Content user={user} />;
}
