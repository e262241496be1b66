import { useEffect } from "react";
import { later } from "~/lib/on-demand";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { rereadOutbox, useWaiting } from "./store";

// Most pages never have anything to send: the way to do it comes when there is.
const bringSend = later(() => import("./send"));

const pause = 30_000;

/** While signed in, sends the outbox at once, when the network returns, and at intervals. */
export function useSending(): void {
  const signedIn = useUserStore(isAuthenticated);
  const ready = useWaiting().some(({ refused }) => !refused);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === "outbox" && rereadOutbox();
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  useEffect(() => {
    if (!signedIn || !ready) return;
    const send = () =>
      void bringSend()
        .then(({ sendWaiting }) => sendWaiting())
        .catch((error) => console.error("Failed to send what waits", error));
    send();
    addEventListener("online", send);
    const timer = setInterval(send, pause);
    return () => {
      removeEventListener("online", send);
      clearInterval(timer);
    };
  }, [signedIn, ready]);
}
