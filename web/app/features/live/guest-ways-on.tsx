import { liveGuestMessages } from "~/components/live/messages";
import { useBoardOf, useTable, useView } from "~/components/table/context";
import { makeOwnClaimLink } from "~/lib/api/live-guest";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { Button, ButtonLink } from "~/ui/button";
import { useLiveTable } from "./live-table";

/** What someone without an account does after a game: it can become theirs. */
export default function GuestWaysOn() {
  const { t } = useMessages(liveGuestMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const table = useLiveTable();
  const { guest } = useTable();
  const status = useBoardOf((board) => board.status);
  const gameId = useView((view) => view.info?.gameId);
  const recorded = status.type === "finished" && gameId;
  const { run: keep, busy } = useAction(async (token: string) => {
    const link = await makeOwnClaimLink(table.id, token);
    await navigate(to(`/claim/${link.token}`));
  });
  const token = guest?.held?.token;
  return (
    <div className="grid gap-2">
      {recorded && token && (
        <>
          <Button variant="primary" size="lg" busy={busy} onClick={() => keep(token)}>
            {t("keep")}
          </Button>
          <p className="text-center text-sm text-text-muted">{t("keepText")}</p>
        </>
      )}
      <ButtonLink variant="ghost" to={to("/")}>
        {t("home")}
      </ButtonLink>
    </div>
  );
}
