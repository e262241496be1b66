import { useState } from "react";
import { ApiError } from "~/lib/api/errors";
import type { PushKind, PushState } from "~/lib/api/push";
import { showError } from "~/lib/api/show-error";
import { useMessages, useTranslation } from "~/lib/i18n";
import { NetworkError } from "~/lib/network";
import { ability, choosePush, readPush } from "~/lib/push/device";
import { useApiQuery } from "~/lib/query";
import { Banner } from "~/ui/banner";
import { Checkbox } from "~/ui/checkbox";
import { LoadFailed } from "~/ui/load-failed";
import { useTellSaved } from "~/ui/saved-forms";
import { Skeleton } from "~/ui/skeleton";
import { pushMessages } from "./messages";
import { Section } from "./section";

const kinds = ["table", "friend", "invitation", "game"] as const satisfies readonly PushKind[];

interface ChoicesProps {
  push: PushState;
  show: (push: PushState) => void;
  onRefused: () => void;
}

/** One switch per kind; the browser asks for permission at the first that is turned on. */
function Choices({ push, show, onRefused }: ChoicesProps) {
  const { t, lang } = useMessages(pushMessages);
  const tellSaved = useTellSaved();
  const [busy, setBusy] = useState(false);

  const choose = async (kind: PushKind, on: boolean) => {
    // Not disabled meanwhile: a switch that is loses the focus.
    if (busy) return;
    const chosen = kinds.filter((one) => (one === kind ? on : push.kinds.includes(one)));
    setBusy(true);
    show({ ...push, kinds: chosen });
    try {
      const now = await choosePush(push, chosen, lang);
      show(now ?? push);
      if (now) tellSaved("push", "saved");
      else onRefused();
    } catch (error) {
      show(push);
      // What a browser says of its push service is not for people.
      const ours = error instanceof ApiError || error instanceof NetworkError;
      showError(ours ? error : new Error(t("failed")));
    } finally {
      setBusy(false);
    }
  };

  return (
    <fieldset className="grid" aria-busy={busy}>
      <legend className="mb-1 text-sm font-semibold">{t("legend")}</legend>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          role="switch"
          label={t(kind)}
          checked={push.kinds.includes(kind)}
          onChange={({ target }) => void choose(kind, target.checked)}
        />
      ))}
    </fieldset>
  );
}

/** What this device is told of while the app is closed. */
export function Push() {
  const { t } = useMessages(pushMessages);
  const { t: app } = useTranslation();
  const { data: push, failed, error, retry, show } = useApiQuery([null, "push"], readPush);
  const [state, setState] = useState(ability);
  const able = push?.key && state === "ready";
  return (
    <Section name="push" lead={t("lead")}>
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {!push && !failed && <Skeleton className="h-72 sm:h-50" />}
      {push && !push.key && <Banner>{t("off")}</Banner>}
      {push?.key && state !== "ready" && <Banner title={t(`${state}Title`)}>{t(state)}</Banner>}
      {able && <Choices push={push} show={show} onRefused={() => setState(ability())} />}
    </Section>
  );
}
