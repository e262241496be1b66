import { Suspense } from "react";
import { Link } from "react-router";
import { LookFold, useLook } from "~/components/overlay/look-fold";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand, soon } from "~/lib/on-demand";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { ShowIcon } from "~/ui/icons/app";
import { Skeleton } from "~/ui/skeleton";
import { streamMessages } from "../messages";
import { useDesk } from "./context";

const OverlayPreview = soon(() => import("~/components/overlay/preview"));
const LookEditor = onDemand(() => import("~/components/overlay/look-editor"));

/** What viewers see, in the look chosen on this device, and how many of them there are. */
export function OnAir() {
  const { t } = useMessages(streamMessages);
  const to = useLocalePath();
  const { view, board } = useDesk();
  const [look, change] = useLook();
  const { info, people, offset, viewers } = view;
  return (
    <Card padding="sm" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-1">
        <h2 className="text-lg">{t("onAir")}</h2>
        <Badge tone={viewers > 0 ? "live" : "plain"}>
          <ShowIcon className="size-4" aria-hidden="true" />
          <span className="whitespace-nowrap">{t("viewers", { count: viewers })}</span>
        </Badge>
      </div>
      <Suspense fallback={<Skeleton className="aspect-video rounded-md" />}>
        <OverlayPreview {...{ board, info, people, offset, look }} />
      </Suspense>
      <LookFold>
        <LookEditor look={look} onChange={change} seats={board.seats.length} />
        <p className="flex flex-wrap gap-x-5 text-sm">
          <Link to={to("/profile")} className="link inline-flex min-h-target items-center">
            {t("toAddress")}
          </Link>
          <Link to={to("/help/obs")} className="link inline-flex min-h-target items-center">
            {t("obsHelp")}
          </Link>
        </p>
      </LookFold>
    </Card>
  );
}
