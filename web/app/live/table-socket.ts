import type { LiveClientMessage, LiveServerMessage } from "~/lib/api/types";
import { hangUp, pauseAfter, socketAddress } from "~/lib/signals/socket";

interface TableSocketOptions {
  /** Of the API. */
  path: string;
  /** The first message, with a renewed token if the last one was refused. Null when signed out. */
  hello: (renewed: boolean) => Promise<object | null>;
  heard: (message: LiveServerMessage) => void;
  lost: (why: Loss) => void;
  /** No pause is longer. */
  longest: number;
}

/** Only `away` reconnects by itself. */
export type Loss = { kind: "away" | "refused" | "gone" | "renewed"; code: number | null };

export interface TableSocket {
  /** Whether it went out. */
  send: (message: LiveClientMessage) => boolean;
  /** Reconnects after a gap in the events. */
  again: () => void;
  /** Reconnects at once if disconnected. */
  wake: () => void;
  close: () => void;
}

/** How long a welcome may take. */
const patience = 10_000;
/** How long a message may stay unanswered. */
const silence = 8_000;
const beat = 5_000;
/** A connection that lasted this long resets the backoff. */
const steady = 10_000;
/** After being hidden this long, a phone may have dropped the connection silently. */
const absence = 10_000;

/** The server's close codes. */
export const closes = {
  noMessage: 4400,
  notSignedIn: 4401,
  notHere: 4403,
  unknown: 4404,
  codeRenewed: 4410,
  pushedOut: 4429,
};

/** One connection to a table that reconnects by itself. */
export function openTableSocket({
  path,
  hello,
  heard,
  lost,
  longest,
}: TableSocketOptions): TableSocket {
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let pulse: ReturnType<typeof setInterval> | undefined;
  let turn = 0;
  let failures = 0;
  let since = Number.POSITIVE_INFINITY;
  /** The last token was refused: the next try uses a new one and is the last. */
  let doubted = false;
  let over = false;
  let hiddenAt = 0;

  const calm = () => {
    clearTimeout(watch);
    watch = undefined;
  };

  const drop = () => {
    turn += 1;
    calm();
    clearTimeout(retry);
    clearInterval(pulse);
    const old = socket;
    socket = undefined;
    hangUp(old);
  };

  const end = (why: Loss) => {
    over = true;
    drop();
    lost(why);
  };

  const comeBack = (code: number | null, pause = pauseAfter(failures)) => {
    drop();
    if (Date.now() - since > steady) failures = 0;
    since = Number.POSITIVE_INFINITY;
    failures += 1;
    // A page pushed out by newer ones waits until it is used again.
    if (code !== closes.pushedOut) retry = setTimeout(connect, Math.min(longest, pause));
    lost({ kind: "away", code });
  };

  const closed = (code: number) => {
    if (code === closes.notHere) return end({ kind: "refused", code });
    if (code === closes.unknown) return end({ kind: "gone", code });
    if (code === closes.codeRenewed) return end({ kind: "renewed", code });
    if (code !== closes.notSignedIn) return comeBack(code);
    if (doubted) return end({ kind: "refused", code });
    doubted = true;
    comeBack(code, 0);
  };

  const expect = (within: number) => {
    watch ??= setTimeout(() => comeBack(null), within);
  };

  function say(message: object): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    expect(silence);
    return true;
  }

  function listen(opened: WebSocket, first: object) {
    socket = opened;
    expect(patience);
    opened.onopen = () => opened === socket && opened.send(JSON.stringify(first));
    opened.onmessage = ({ data }) => {
      if (opened !== socket) return;
      calm();
      const message: LiveServerMessage = JSON.parse(data);
      if (message.type === "welcome") {
        doubted = false;
        since = Date.now();
        const ping = () => say({ type: "ping", at: performance.now() });
        ping();
        pulse = setInterval(ping, beat);
      }
      heard(message);
    };
    opened.onclose = ({ code }) => opened === socket && closed(code);
  }

  async function connect() {
    drop();
    const mine = turn;
    try {
      const [url, first] = await Promise.all([socketAddress(path), hello(doubted)]);
      if (mine !== turn || over) return;
      if (first) listen(new WebSocket(url), first);
      else end({ kind: "refused", code: null });
    } catch {
      if (mine === turn && !over) comeBack(null);
    }
  }

  const anew = () => {
    if (!over) void connect();
  };
  const wake = () => {
    if (!socket) anew();
  };
  const look = () => {
    const hidden = document.visibilityState === "hidden";
    const away = !hidden && hiddenAt > 0 && Date.now() - hiddenAt > absence;
    hiddenAt = hidden ? Date.now() : 0;
    if (away) anew();
    else if (!hidden) wake();
  };
  // Some browsers keep a dead connection when the network goes.
  const offline = () => {
    if (!over && socket) comeBack(null);
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("focus", wake);
  addEventListener("online", anew);
  addEventListener("offline", offline);
  void connect();

  return {
    send: say,
    again: () => comeBack(null),
    wake,
    close: () => {
      over = true;
      drop();
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", wake);
      removeEventListener("online", anew);
      removeEventListener("offline", offline);
    },
  };
}
