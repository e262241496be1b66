import type { DBSchema } from "idb";
import { deviceDatabase } from "~/lib/database";

export interface Answer {
  /** The next user of this device must not see it. */
  user: string;
  name: string;
  /** When it was read, by this device's clock. */
  at: number;
  data: unknown;
}

interface Schema extends DBSchema {
  answers: { key: [string, string]; value: Answer; indexes: { at: number } };
}

/** More than anyone opens between two visits; the oldest give way. */
const most = 150;

const database = deviceDatabase<Schema>("seen", 1, (db) => {
  const answers = db.createObjectStore("answers", { keyPath: ["user", "name"] });
  answers.createIndex("at", "at");
});

export const readAnswer = async (user: string, name: string): Promise<Answer | undefined> =>
  (await database()).get("answers", [user, name]);

export async function writeAnswers(answers: readonly Answer[]): Promise<void> {
  const { store, done } = (await database()).transaction("answers", "readwrite");
  for (const answer of answers) void store.put(answer);
  const byAge = await store.index("at").getAllKeys();
  for (const key of byAge.slice(0, -most)) void store.delete(key);
  await done;
}

export const deleteAnswers = async (): Promise<void> => (await database()).clear("answers");
