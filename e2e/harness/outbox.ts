import { once } from "node:events";
import { watch } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** A mail whose sender was killed is retried after its 30-second lease. */
const LIMIT_MS = 60_000;

/** The mails that a server without SMTP writes to its data folder; each is returned once. */
export class Outbox {
  private readonly read = new Map<string, Promise<Email>>();
  private readonly taken = new Set<string>();

  constructor(private readonly folder: string) {}

  /** Waits for the oldest mail to this address that was not returned yet. */
  async next(address: string): Promise<Email> {
    await mkdir(this.folder, { recursive: true });
    const folder = watch(this.folder);
    const late = AbortSignal.timeout(LIMIT_MS);
    try {
      for (;;) {
        // Start listening before reading the folder, so that no mail is missed in between.
        const another = once(folder, "change", { signal: late });
        another.catch(() => {});
        const mail = await this.take(address);
        if (mail) return mail;
        await another;
      }
    } catch (error) {
      throw late.aborted ? new Error(`no mail to ${address} in ${this.folder}`) : error;
    } finally {
      folder.close();
    }
  }

  async nextLink(address: string): Promise<URL> {
    return linkIn(await this.next(address));
  }

  private async take(address: string): Promise<Email | null> {
    const names = (await readdir(this.folder)).filter((name) => name.endsWith(".eml")).sort();
    for (const name of names) {
      const mail = await this.mail(name);
      if (this.taken.has(name) || !mail.to?.some((to) => to.address === address)) continue;
      this.taken.add(name);
      return mail;
    }
    return null;
  }

  private mail(name: string): Promise<Email> {
    const mail =
      this.read.get(name) ??
      readFile(join(this.folder, name)).then((bytes) => PostalMime.parse(bytes));
    this.read.set(name, mail);
    return mail;
  }
}

export function linkIn(mail: Email): URL {
  const link = mail.text?.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(`no link in the mail's text:\n${mail.text}`);
  return new URL(link);
}
