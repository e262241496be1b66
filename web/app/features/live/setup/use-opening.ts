import { useState } from "react";
import type { FieldMessages } from "~/components/seating/errors";
import { isAway } from "~/lib/api/away";
import { ApiError } from "~/lib/api/errors";
import { openLive } from "~/lib/api/live";
import { showError } from "~/lib/api/show-error";
import type { LiveTable } from "~/lib/api/types";
import { keepDraft } from "~/lib/draft";
import { useLocalePath } from "~/lib/i18n";
import { later } from "~/lib/on-demand";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { type LiveDraft, liveBody } from "./draft";

const bringOffline = later(() => import("./start-offline"));

/** A server that takes longer counts as away. */
const patience = 10_000;

/** Opens the table on the server; where that is away, on this device. */
async function openHereOrThere(draft: LiveDraft): Promise<LiveTable> {
  try {
    return (await openLive(liveBody(draft), AbortSignal.timeout(patience))).table;
  } catch (error) {
    const started = isAway(error) ? await (await bringOffline()).startOffline(draft) : null;
    if (!started) throw error;
    return started;
  }
}

/** Lays the table and goes to it; what the server finds wrong is said beside it. */
export function useOpening(clear: () => void) {
  const to = useLocalePath();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<FieldMessages>({});
  const { run: open, busy } = useAction(
    async (draft: LiveDraft) => {
      setErrors({});
      const table = await openHereOrThere(draft);
      if (table.code) keepDraft(`live-${table.code}`, table);
      clear();
      await navigate(to(`/live/${table.code || table.id}`), { replace: true });
    },
    (error) => {
      const told = error instanceof ApiError && Object.keys(error.fieldMessages).length > 0;
      if (told) setErrors(error.fieldMessages);
      else showError(error);
    },
  );
  return { busy, errors, open };
}
