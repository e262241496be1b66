import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface SmtpPeer {
  port: number;
  /** The mails it received, oldest first. */
  mails: Email[];
  close: () => Promise<void>;
}

/** Starts a real mail server that accepts the sender "podium" and keeps what it receives. */
export async function smtpPeer(port: number): Promise<SmtpPeer> {
  const mails: Email[] = [];
  const peer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      done(username === "podium" && password === "s3cret" ? null : new Error("no"), {
        user: username,
      }),
    onData: async (stream, _session, done) => {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part);
      mails.push(await PostalMime.parse(Buffer.concat(parts)));
      done();
    },
  });
  peer.listen(port, "127.0.0.1");
  await once(peer.server, "listening");
  return { port, mails, close: () => new Promise((resolve) => peer.close(() => resolve())) };
}
