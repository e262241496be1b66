import type { Server } from "./server.ts";

// Events and promo codes, created with the operator's commands while the server runs.

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** Creates an event that is running now and returns its id. */
export async function newEvent(server: Server, ...more: string[]): Promise<string> {
  const said = await server.command(
    ...["event", "create", "--name", "Nuit Commander à La Licorne", "--place", "12 rue des Dés"],
    ...["--starts", inDays(-0.1), "--description", "**Venez nombreux**", ...more],
  );
  const id = said.match(/[0-9a-f]{8}-[0-9a-f-]{27}/)?.[0];
  if (!id) throw new Error(`no event in: ${said}`);
  return id;
}

/** Creates a promo code for an event and returns it with the address in its QR code. */
export async function newCode(
  server: Server,
  event: string,
  ...more: string[]
): Promise<{ code: string; url: URL }> {
  const said = await server.command("promo", "create", "--event", event, ...more);
  const [, code, url] = said.match(/^(\S+)\s+(https?:\S+)/m) ?? [];
  if (!code || !url) throw new Error(`no code in: ${said}`);
  return { code, url: new URL(url) };
}
