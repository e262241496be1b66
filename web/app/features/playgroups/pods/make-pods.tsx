import { Suspense, useEffect, useRef } from "react";
import type { Player, Playgroup } from "~/lib/api/types";
import { onDemand } from "~/lib/on-demand";
import { Skeleton } from "~/ui/skeleton";
import { PeopleStep } from "./people-step";
import type { PodSession } from "./pod-session";
import { useOpening } from "./use-opening";
import { usePodSession } from "./use-pod-session";
import { useProposing } from "./use-proposing";

const PodsStep = onDemand(() => import("./pods-step"));
const TablesStep = onDemand(() => import("./tables-step"));

export interface MakePodsProps {
  group: Playgroup;
  /** The group's members, me first. */
  players: readonly Player[];
  fresh: PodSession;
  /** Where tonight is kept. */
  draft: string;
}

/** Who is here, who plays with whom, and where. */
export default function MakePods({ group, players, fresh, draft }: MakePodsProps) {
  const use = usePodSession(draft, fresh);
  const proposing = useProposing(group.id, use);
  const opening = useOpening(group.id, use);
  const { step } = use.session;
  const last = useRef(step);
  // Treat another step like another page.
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    document.getElementById("content")?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);
  const steps = { use, proposing, opening };
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
      {step === "people" && <PeopleStep use={use} players={players} proposing={proposing} />}
      {step === "pods" && <PodsStep groupId={group.id} {...steps} />}
      {step === "tables" && <TablesStep group={group} {...steps} />}
    </Suspense>
  );
}
