import { loadConfig } from "~/lib/config";
import { getIdToken, onIdentityChange } from "~/lib/identity/client";
import type { Changed } from "./changes";

interface Heard {
  changed: (what: Changed) => void;
  /** The server no longer takes us for signed in. */
  refused: () => void;
}

type Message = { type: "welcome" } | { type: "changed"; what: string[] };

/** How long a welcome may take. */
const patience = 10_000;
const shortest = 1_000;
const longest = 30_000;
/** A connection that held this long was a good one: the next may be tried at once. */
const steady = 10_000;
/** After this long unseen, a phone may have let the connection die without a word. */
const absence = 30_000;
/** Wait before reporting a refusal: signing out here closes the connection too. */
const courtesy = 1_000;
const notSignedIn = 4401;
/** Too many pages of one user are open, and this was the oldest. */
const pushedOut = 4429;

/** Longer after each failure, and never the same for all: a server that comes back is not stormed. */
export const pauseAfter = (failures: number, chance = Math.random()): number =>
  Math.min(longest, shortest * 2 ** failures) * (0.5 + chance / 2);

/** Where a path of the API takes sockets. */
export async function socketAddress(path: string): Promise<string> {
  const url = new URL((await loadConfig()).apiBase + path, location.origin);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** Closes a connection, one that is not there yet as soon as it is: browsers complain of any other way. */
export function hangUp(socket: WebSocket | undefined): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}

const isHidden = () => document.visibilityState === "hidden";

/** One connection that reports what changes for the user; it reconnects by itself. */
export function openSocket({ changed, refused }: Heard): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let failures = 0;
  let hiddenAt = 0;
  let closed = false;
  /** Whether what is on the page was read before: all but the first try to connect. */
  let known = false;

  const drop = () => {
    clearTimeout(timer);
    const old = socket;
    socket = undefined;
    hangUp(old);
  };

  const comeBack = (code?: number) => {
    socket = undefined;
    known = true;
    const pause = pauseAfter(failures);
    failures += 1;
    clearTimeout(timer);
    // A hidden page, or one pushed out by newer pages, reconnects when it is looked at.
    if (!isHidden() && code !== pushedOut) timer = setTimeout(connect, pause);
  };

  function listen(opened: WebSocket, token: string) {
    let since = Number.POSITIVE_INFINITY;
    socket = opened;
    timer = setTimeout(() => opened.close(), patience);
    opened.onopen = () => opened.send(JSON.stringify({ type: "hello", token }));
    opened.onmessage = ({ data }) => {
      const message: Message = JSON.parse(data);
      if (message.type === "changed") changed(message.what);
      if (message.type !== "welcome") return;
      clearTimeout(timer);
      since = Math.min(since, Date.now());
      // Changes while disconnected were missed, so everything may have changed.
      if (known) changed(null);
      known = true;
    };
    opened.onclose = ({ code }) => {
      if (opened !== socket) return;
      if (Date.now() - since > steady) failures = 0;
      comeBack(code);
      if (code === notSignedIn) setTimeout(() => closed || refused(), courtesy);
    };
  }

  async function connect() {
    drop();
    turn += 1;
    const mine = turn;
    try {
      const [url, token] = await Promise.all([socketAddress("/user/socket"), getIdToken()]);
      if (mine !== turn) return;
      if (token) listen(new WebSocket(url), token);
    } catch {
      if (mine === turn) comeBack();
    }
  }

  const look = () => {
    if (isHidden()) {
      hiddenAt = Date.now();
      return;
    }
    const away = hiddenAt > 0 && Date.now() - hiddenAt > absence;
    hiddenAt = 0;
    if (!socket || away) void connect();
  };
  const online = () => void connect();
  const forget = onIdentityChange((identity) => {
    if (!identity || socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: "renew", token: identity.idToken }));
  });
  document.addEventListener("visibilitychange", look);
  addEventListener("focus", look);
  addEventListener("online", online);
  void connect();

  return () => {
    closed = true;
    turn += 1;
    drop();
    forget();
    document.removeEventListener("visibilitychange", look);
    removeEventListener("focus", look);
    removeEventListener("online", online);
  };
}
