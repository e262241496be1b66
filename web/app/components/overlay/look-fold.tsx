import { type ReactNode, Suspense, useState } from "react";
import { useDraft } from "~/lib/draft";
import { useMessages, useTranslation } from "~/lib/i18n";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { Skeleton } from "~/ui/skeleton";
import { type Look, readLook, writeLook } from "./look";
import { lookMessages } from "./messages";

/** The look chosen last on this device. */
export function useLook(): [Look, (changed: Partial<Look>) => void] {
  const { lang } = useTranslation();
  const [kept, keep] = useDraft("overlay-look", { look: "" });
  const look = readLook(new URLSearchParams(kept.look), lang);
  return [look, (changed) => keep({ look: writeLook({ ...look, ...changed }).toString() })];
}

/** Folded away: how the overlay looks, and what changes it. */
export function LookFold({ children }: { children: ReactNode }) {
  const { t } = useMessages(lookMessages);
  const [open, setOpen] = useState(false);
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-target list-none items-center justify-between gap-3 font-semibold hover:text-accent-text [&::-webkit-details-marker]:hidden">
        {t("look")}
        <ChevronDownIcon
          className="size-5 shrink-0 text-text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {open && (
        <div className="grid gap-4 py-3">
          <Suspense fallback={<Skeleton className="h-96" />}>{children}</Suspense>
        </div>
      )}
    </details>
  );
}
