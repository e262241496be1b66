import { begunKey } from "./landing";

/** A provider's answer, from a window or a redirect. */
export interface Answer {
  state: string;
  code?: string;
  user?: string;
  error?: string;
}

export function readAnswer(text: unknown): Answer {
  const given = new URLSearchParams(typeof text === "string" ? text : "");
  const one = (name: string) => given.get(name) ?? undefined;
  return {
    state: one("state") ?? "",
    code: one("code"),
    user: one("user"),
    error: one("error"),
  };
}

const heartbeat = 500;
const patience = 1000;

/** Tells once that a window is closed; a provider may hide that it is not. */
export function onceClosed(opened: Window, tell: () => void): () => void {
  const timer = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(timer);
    tell();
  }, heartbeat);
  return () => clearInterval(timer);
}

/** Waits for the answer to a sign-in begun here, which the way back brings in another window. */
export function onAnswer(state: string, take: (answer: Answer) => void): () => void {
  const channel = new BroadcastChannel(begunKey);
  channel.onmessage = ({ data }: MessageEvent<Answer | { taken: string }>) => {
    if (!("state" in data) || data.state !== state) return;
    channel.postMessage({ taken: state });
    channel.close();
    take(data);
  };
  return () => channel.close();
}

/** Gives the answer to the page that waits for it; false where none does. */
export function handOver(answer: Answer): Promise<boolean> {
  const channel = new BroadcastChannel(begunKey);
  return new Promise((resolve) => {
    const end = (taken: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(taken);
    };
    const timer = setTimeout(() => end(false), patience);
    channel.onmessage = ({ data }: MessageEvent<{ taken?: string }>) => {
      if (data.taken === answer.state) end(true);
    };
    channel.postMessage(answer);
  });
}
