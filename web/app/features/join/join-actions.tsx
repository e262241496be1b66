import { useState } from "react";
import { playgroupPath } from "~/components/paths";
import { ApiError } from "~/lib/api/errors";
import { postJoin } from "~/lib/api/playgroups";
import { showError } from "~/lib/api/show-error";
import type { Join } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { keepPlaygroup } from "~/lib/user/people";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import { joinMessages } from "./messages";

export function JoinActions({ join, token }: { join: Join; token: string }) {
  const { t } = useMessages(joinMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string | null>(null);

  const { run: enter, busy } = useAction(
    async () => {
      setRefused(null);
      const { playgroup } = await postJoin(token);
      keepPlaygroup(playgroup);
      toast({ tone: "success", message: t("joined", { name: playgroup.name }) });
      await navigate(to(playgroupPath(playgroup)), { replace: true });
    },
    (error) => {
      // Used up meanwhile, too late, revoked, or full: the server says which.
      const why = error instanceof ApiError && error.status < 500 ? error.serverMessage : null;
      if (why) setRefused(why);
      else showError(error);
    },
  );

  if (join.mine === "member") {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t("member")}</p>
        <ButtonLink variant="primary" to={to(playgroupPath(join.playgroup))}>
          {t("open")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {refused && <Banner tone="danger">{refused}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="lg" busy={busy} onClick={() => enter()}>
          {t("join")}
        </Button>
        <ButtonLink variant="ghost" size="lg" to={to("/dashboard")}>
          {t("notNow")}
        </ButtonLink>
      </div>
    </div>
  );
}
