import { useEffect, useRef } from "react";
import type { Player, Playgroup } from "~/lib/api/types";
import { PeopleStep } from "./people-step";
import type { PodSession } from "./pod-session";
import { PodsStep } from "./pods-step";
import { TablesStep } from "./tables-step";
import { useOpening } from "./use-opening";
import { usePodSession } from "./use-pod-session";
import { useProposing } from "./use-proposing";

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
  switch (step) {
    case "people":
      return <PeopleStep use={use} players={players} proposing={proposing} />;
    case "pods":
      return <PodsStep groupId={group.id} use={use} proposing={proposing} opening={opening} />;
    case "tables":
      return <TablesStep group={group} use={use} proposing={proposing} opening={opening} />;
  }
}
