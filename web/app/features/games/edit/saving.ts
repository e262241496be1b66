import { loadAhead as loadNotice } from "~/components/waiting/ahead";
import type { Game, GameBody } from "~/lib/api/types";
import type { Lang } from "~/lib/i18n";
import { saysSame } from "~/lib/outbox/says-same";
import { sendOrKeep } from "~/lib/outbox/send";
import type { GameDraft } from "../table/draft";
import { corrected } from "./corrected";

// What is needed when a correction is saved; it comes while the page is idle.

interface Correction {
  draft: GameDraft;
  /** What it was made on. */
  base: Game;
  body: GameBody;
}

/** Sends it, or keeps it until it can be sent. */
export const saveCorrection = ({ draft, base, body }: Correction, onKept: () => void) =>
  sendOrKeep(
    {
      kind: "correction",
      body: { ...body, id: base.id },
      base: base.version,
      shown: corrected(base, draft, body),
    },
    onKept,
  );

/** Whether the game was only changed by what this device had corrected before, and sent meanwhile. */
export const isOwnChange = (base: Game, now: Game): boolean =>
  base.version !== now.version && saysSame(base, now);

export const loadAhead = (lang: Lang) =>
  Promise.allSettled([import("~/lib/outbox/follow"), loadNotice(lang)]);
