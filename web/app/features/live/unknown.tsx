import type { ReactNode } from "react";
import { liveMessages } from "~/components/live/messages";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LiveIcon } from "~/ui/icons/app";

export const Centred = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid min-h-dvh w-full max-w-xl content-center p-4">{children}</div>
);

interface UnknownProps {
  title: string;
  /** What the error catalogue says of it. */
  error?: string;
  /** What to do, if the reason is known. */
  text?: string;
}

/** No table is here, or none any more: the ways on. */
export function Unknown({ title, error, text }: UnknownProps) {
  const { t } = useMessages(liveMessages);
  const to = useLocalePath();
  return (
    <Centred>
      <EmptyState
        icon={<LiveIcon className="size-6" />}
        title={title}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <ButtonLink variant="primary" to={to("/live/new")}>
              {t("toOther")}
            </ButtonLink>
            <ButtonLink to={to("/dashboard")}>{t("toDashboard")}</ButtonLink>
          </span>
        }
      >
        {error} {text ?? t("unknownText")}
      </EmptyState>
    </Centred>
  );
}
