import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readLook } from "~/components/overlay/look";
import { overlayMessages } from "~/components/overlay/messages";
import { Overlay, OverlayStyles } from "~/components/overlay/overlay";
import { hasNewBuild } from "~/lib/build/newer";
import { reloadOnce } from "~/lib/build/reload";
import { langOf } from "~/lib/i18n/paths";
import type { LoaderArgs } from "~/lib/router/page";
import { followOverlay } from "~/live/overlay";
import { type LiveStore, type LiveView, useLive } from "~/live/view";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** The secret in an overlay's address: behind the #, where no server sees it, or as some tools need it. */
function streamingToken(search: string, hash: string): string | null {
  const hidden = new URLSearchParams(hash.replace(/^#/, "")).get("token");
  return hidden || new URLSearchParams(search).get("token") || null;
}

const lookOf = (pathname: string, search: string) =>
  readLook(new URLSearchParams(search), langOf(pathname));

export async function clientLoader({ request }: LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  await overlayMessages.load(lookOf(pathname, search).lang);
  return null;
}

const buildCheck = 60_000;

/** Whether the overlay shows a table: the last known one, also while disconnected. */
const isOnAir = ({ phase, info, board }: LiveView) =>
  phase !== "refused" && info !== null && board !== null;

/** Loads a newer build between games, never during one. */
function useCalmUpdates(view: LiveView): void {
  const idle = view.phase === "live" && (!isOnAir(view) || view.board?.status.type !== "open");
  useEffect(() => {
    if (!idle) return;
    const look = () => void (hasNewBuild() && reloadOnce());
    const timer = setInterval(look, buildCheck);
    return () => clearInterval(timer);
  }, [idle]);
}

function OnAir({ store }: { store: LiveStore }) {
  const view = useLive(store);
  const { pathname, search } = useLocation();
  const { info, board, people, offset, phase } = view;
  useCalmUpdates(view);
  useEffect(() => {
    // OBS keeps a log of it.
    if (phase === "refused") console.warn("Podium: this overlay's address no longer works.");
  }, [phase]);
  if (!isOnAir(view) || !info || !board) return <VisuallyHidden>{phase}</VisuallyHidden>;
  const look = lookOf(pathname, search);
  return (
    <Suspense>
      <Overlay key={info.id} {...{ board, info, people, offset, look }} />
    </Suspense>
  );
}

/** The overlay as streaming software shows it: its owner's present table, or nothing. */
export default function Obs() {
  const { search, hash } = useLocation();
  const token = streamingToken(search, hash);
  const [store, setStore] = useState<LiveStore | null>(null);
  useEffect(() => {
    if (!token) return console.warn("Podium: this overlay's address has no token.");
    const followed = followOverlay(token);
    setStore(followed);
    return () => {
      setStore(null);
      followed.close();
    };
  }, [token]);
  return (
    <main className="fixed inset-0">
      <OverlayStyles />
      {store && <OnAir store={store} />}
    </main>
  );
}
