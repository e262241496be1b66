import { useState } from "react";
import { Link } from "react-router";
import type { Look } from "~/components/overlay/look";
import { LookFold, useLook } from "~/components/overlay/look-fold";
import { ago } from "~/lib/ago";
import { endStreaming, makeStreamingToken, readStreaming } from "~/lib/api/streaming";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useApiQuery } from "~/lib/query";
import { useAction } from "~/lib/use-action";
import { AskDialog } from "~/ui/ask-dialog";
import { Button } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { useTellSaved } from "~/ui/saved-forms";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast-store";
import { streamingMessages } from "./messages";
import { Section } from "./section";
import { StreamingAddress } from "./streaming-address";

const OwnPreview = onDemand(() => import("~/components/overlay/own-preview"));
const LookEditor = onDemand(() => import("~/components/overlay/look-editor"));

type Asked = "make" | "end";

interface SureProps {
  asked: Asked | null;
  busy: boolean;
  onClose: () => void;
  onSure: (asked: Asked) => void;
}

/** Neither can be undone: overlays with the old address stop working. */
function Sure({ asked, busy, onClose, onSure }: SureProps) {
  const { t } = useMessages(streamingMessages);
  const what = asked ?? "make";
  return (
    <AskDialog
      open={asked !== null}
      title={t(`${what}Title`)}
      cancel={t("cancel")}
      onClose={onClose}
      confirm={t(what === "end" ? "end" : "makeNew")}
      variant={what === "end" ? "danger" : "primary"}
      busy={busy}
      onConfirm={() => onSure(what)}
    >
      <p>{t(`${what}Text`)}</p>
    </AskDialog>
  );
}

interface OverlayLookProps {
  look: Look;
  onChange: (changed: Partial<Look>) => void;
}

/** Kept on this device as soon as it is chosen. */
function OverlayLook({ look, onChange }: OverlayLookProps) {
  const tellSaved = useTellSaved();
  const change = (changed: Partial<Look>) => {
    onChange(changed);
    tellSaved("look", "saved");
  };
  return (
    <LookFold>
      <OwnPreview look={look} />
      <LookEditor look={look} onChange={change} seats={10} />
    </LookFold>
  );
}

/** The overlay's address and how it looks. */
export function Streaming() {
  const { t, lang } = useMessages(streamingMessages);
  const { t: app } = useTranslation();
  const to = useLocalePath();
  const { data, failed, error, retry, refresh } = useApiQuery([null, "streaming"], readStreaming);
  const [look, change] = useLook();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const streaming = data?.streaming;

  const { run: act, busy } = useAction(async (what: Asked) => {
    if (what === "make") setMade((await makeStreamingToken()).url);
    else {
      await endStreaming();
      setMade(null);
      toast({ tone: "success", message: t("ended") });
    }
    setAsked(null);
    await refresh();
  });

  return (
    <Section
      name="streaming"
      lead={
        <>
          {t("lead")}{" "}
          <Link to={to("/help/obs")} className="link">
            {t("help")}
          </Link>
          {" · "}
          <Link to={to("/websocket/sender")} className="link">
            {t("desk")}
          </Link>
        </>
      }
    >
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {!data && !failed && <Skeleton className="h-16" />}
      {streaming && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">
            {streaming.madeAt
              ? `${t("made", { ago: ago(streaming.madeAt, lang) })} ${
                  streaming.usedAt ? t("used", { ago: ago(streaming.usedAt, lang) }) : t("unused")
                }`
              : t("none")}
          </p>
          <div className="flex flex-wrap gap-2">
            {streaming.madeAt && <Button onClick={() => setAsked("end")}>{t("end")}</Button>}
            <Button
              variant={streaming.madeAt ? "secondary" : "primary"}
              busy={busy && asked === null}
              onClick={() => (streaming.madeAt ? setAsked("make") : void act("make"))}
            >
              {t(streaming.madeAt ? "makeNew" : "make")}
            </Button>
          </div>
        </div>
      )}
      {(made || streaming?.madeAt) && <StreamingAddress key={made} made={made} look={look} />}
      <OverlayLook look={look} onChange={change} />
      <Sure asked={asked} busy={busy} onClose={() => setAsked(null)} onSure={act} />
    </Section>
  );
}
