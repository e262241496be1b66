import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** A mail whose sender was killed half-way is taken up again when its 30 seconds are over. */
const LIMIT_MS = 60_000;

/** The mails a server without SMTP settings leaves in its data folder; each is handed out once. */
export class Outbox {
  private readonly taken = new Set<string>();

  constructor(private readonly folder: string) {}

  /** The oldest mail to this address that nobody took yet; waits for it. */
  async next(address: string): Promise<Email> {
    const end = Date.now() + LIMIT_MS;
    while (Date.now() < end) {
      for (const name of await this.untaken()) {
        const mail = await PostalMime.parse(await readFile(join(this.folder, name)));
        if (!mail.to?.some((to) => to.address === address)) continue;
        this.taken.add(name);
        return mail;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no mail to ${address} in ${this.folder}`);
  }

  async nextLink(address: string): Promise<URL> {
    return linkIn(await this.next(address));
  }

  private async untaken(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => name.endsWith(".eml") && !this.taken.has(name)).sort();
  }
}

export function linkIn(mail: Email): URL {
  const link = mail.text?.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(`no link in the mail's text:\n${mail.text}`);
  return new URL(link);
}
