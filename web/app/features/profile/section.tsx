import { type ReactNode, useId } from "react";
import { useMessages } from "~/lib/i18n";
import { Card } from "~/ui/card";
import { SuccessIcon } from "~/ui/icons/app";
import { SavedForms, useSavedForms } from "~/ui/saved-forms";
import { profileMessages } from "./messages";
import type { SectionName } from "./sections";

interface SectionProps {
  name: SectionName;
  lead?: ReactNode;
  children: ReactNode;
}

/** Toasts are read out; this is for those who look. */
function SavedMark({ state }: { state: ReturnType<typeof useSavedForms>[0] }) {
  const { t } = useMessages(profileMessages);
  return (
    <p className="flex min-h-6 items-center gap-1.5 text-sm text-text-muted">
      {state === "saved" && <SuccessIcon className="size-4 text-success" aria-hidden="true" />}
      {state && t(state)}
    </p>
  );
}

/** A part of the profile that the index leads to; it says whether what was changed in it is saved. */
export function Section({ name, lead, children }: SectionProps) {
  const { t } = useMessages(profileMessages);
  const [state, tell] = useSavedForms();
  const title = useId();
  return (
    // Focusable, so that a link of the index takes the focus along.
    <section id={name} tabIndex={-1} aria-labelledby={title} className="rounded-lg">
      <Card className="grid grid-cols-1 gap-5">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id={title} className="min-w-0 text-xl wrap-anywhere">
              {t(name)}
            </h2>
            <SavedMark state={state} />
          </div>
          {lead && <p className="text-sm text-text-muted">{lead}</p>}
        </div>
        <SavedForms value={tell}>{children}</SavedForms>
      </Card>
    </section>
  );
}
