import type { ComponentProps, ReactNode } from "react";
import { useMessages } from "~/lib/i18n";
import { ChevronDownIcon } from "~/ui/icons";
import { LookEditor } from "./look-editor";
import { lookMessages } from "./messages";

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
