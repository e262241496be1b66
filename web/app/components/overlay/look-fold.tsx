import type { ComponentProps, ReactNode } from "react";
import { useDraft } from "~/lib/draft";
import { useMessages, useTranslation } from "~/lib/i18n";
import { ChevronDownIcon } from "~/ui/icons";
import { type Look, readLook, writeLook } from "./look";
import { LookEditor } from "./look-editor";
import { lookMessages } from "./messages";

/** The look chosen last on this device. */
export function useLook(): [Look, (changed: Partial<Look>) => void] {
  const { lang } = useTranslation();
  const [kept, keep] = useDraft("overlay-look", { look: "" });
  const look = readLook(new URLSearchParams(kept.look), lang);
  return [look, (changed) => keep({ look: writeLook({ ...look, ...changed }).toString() })];
}

/** The editor, folded away under the preview it changes. */
export function LookFold({
  children,
  ...editor
}: ComponentProps<typeof LookEditor> & { children?: ReactNode }) {
  const { t } = useMessages(lookMessages);
  return (
    <details className="group">
      <summary className="flex min-h-target list-none items-center justify-between gap-3 font-semibold hover:text-accent-text [&::-webkit-details-marker]:hidden">
        {t("look")}
        <ChevronDownIcon
          className="size-5 shrink-0 text-text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-4 py-3">
        <LookEditor {...editor} />
        {children}
      </div>
    </details>
  );
}
