import { pending } from "./pending";

/** Somebody who is here tonight, as the server takes them. */
export interface PodPlayer {
  userId: string | null;
  guestName: string | null;
  deckId: string | null;
  bracket: number | null;
  /** The pod they stay in, whatever is proposed. */
  pod: number | null;
}

export interface PodsBody {
  formatId: string | null;
  players: PodPlayer[];
  /** Pods that were shown before: their people count as having met once more. */
  shown: number[][];
  /** Only says how good the pods given are. */
  evaluate: boolean;
}

/** One pod, and what there is to say of it. */
export interface PodFacts {
  /** By their places in what was sent. */
  players: number[];
  /** The mean of its ratings. */
  value: number;
  /** How far its highest rating is from its lowest. */
  spread: number;
  /** Its lowest and highest. */
  brackets: number[] | null;
  /** Games any two of them played together here of late. */
  meetings: number;
  /** Pairs that have not met of late. */
  newPairs: number;
}

export interface PodsAnswer {
  pods: PodFacts[];
  cost: number;
  /** What the same people would cost by chance. */
  chance: number;
}

/** Proposes pods; stores nothing. */
export const makePods = (id: string, body: PodsBody) =>
  pending<PodsAnswer>("post", "/playgroup/{id}/pods", { path: { id }, body });
