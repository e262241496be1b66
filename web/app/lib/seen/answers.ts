/** What users last read from the server, kept on this device for the time without a network. */
import { isAway } from "~/lib/api/away";
import { later, whenIdle } from "~/lib/on-demand";
import { seemsSignedIn } from "~/lib/user/signed-in-hint";
import { markSeen } from "./shown";
import type { Answer } from "./storage";

const bringStorage = later(() => import("./storage"));

/** By name, until the page is idle. */
const unwritten = new Map<string, Answer>();

async function write(): Promise<void> {
  const { writeAnswers } = await bringStorage();
  const answers = [...unwritten.values()];
  unwritten.clear();
  // Who has signed out meanwhile leaves nothing here.
  if (seemsSignedIn()) await writeAnswers(answers);
}

/** Without storage the app still works while there is a network. */
const tell = (error: unknown): void => console.error("Failed to keep what was seen", error);

export function keepAnswer(user: string, name: string, data: unknown, at = Date.now()): void {
  if (!("indexedDB" in globalThis)) return;
  if (unwritten.size === 0) whenIdle(() => void write().catch(tell));
  unwritten.set(name, { user, name, at, data });
}

export async function findAnswer(user: string, name: string): Promise<Answer | undefined> {
  if (!("indexedDB" in globalThis)) return undefined;
  try {
    const { readAnswer } = await bringStorage();
    return await readAnswer(user, name);
  } catch (error) {
    tell(error);
    return undefined;
  }
}

/** What the user last got by that name, where the error says that the server is away; otherwise throws the error. */
export async function seenInstead(error: unknown, user: string, name: string): Promise<unknown> {
  const seen = isAway(error) ? await findAnswer(user, name) : undefined;
  if (!seen) throw error;
  markSeen(name, seen.at);
  return seen.data;
}
