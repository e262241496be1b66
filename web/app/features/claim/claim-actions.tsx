import { useState } from "react";
import { ApiError } from "~/lib/api/errors";
import { postClaim } from "~/lib/api/games";
import { showError } from "~/lib/api/show-error";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import { claimMessages } from "./messages";

export function ClaimActions({ token }: { token: string }) {
  const { t } = useMessages(claimMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string | null>(null);

  const { run: claim, busy } = useAction(
    async () => {
      setRefused(null);
      const { game } = await postClaim(token);
      toast({ tone: "success", message: t("claimed") });
      await navigate(to(`/game/${game.id}`), { replace: true });
    },
    (error) => {
      // Used meanwhile, too late, or already at that table: the server says which.
      const why = error instanceof ApiError && error.status < 500 ? error.serverMessage : null;
      if (why) setRefused(why);
      else showError(error);
    },
  );

  return (
    <div className="grid gap-4">
      {refused && <Banner tone="danger">{refused}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} onClick={() => claim()}>
          {t("claim")}
        </Button>
        <ButtonLink variant="ghost" to={to("/dashboard")}>
          {t("notMe")}
        </ButtonLink>
      </div>
    </div>
  );
}
