import { useState } from "react";
import type { FieldMessages } from "~/components/seating/errors";
import { ApiError } from "~/lib/api/errors";
import { openLive } from "~/lib/api/live";
import { showError } from "~/lib/api/show-error";
import { keepDraft } from "~/lib/draft";
import { useLocalePath } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { type LiveDraft, liveBody } from "./draft";

/** Lays the table and goes to it; what the server finds wrong is said beside it. */
export function useOpening(clear: () => void) {
  const to = useLocalePath();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<FieldMessages>({});
  const { run: open, busy } = useAction(
    async (draft: LiveDraft) => {
      setErrors({});
      const { table } = await openLive(liveBody(draft));
      keepDraft(`live-${table.code}`, table);
      clear();
      await navigate(to(`/live/${table.code}`), { replace: true });
    },
    (error) => {
      const told = error instanceof ApiError && Object.keys(error.fieldMessages).length > 0;
      if (told) setErrors(error.fieldMessages);
      else showError(error);
    },
  );
  return { busy, errors, open };
}
