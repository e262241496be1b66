import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Another site with a few pages. Its host is another one than the app's, so that browsers count it as cross-site. */
export class Elsewhere {
  private constructor(
    private readonly http: Server,
    readonly paths: string[],
  ) {}

  static async start(
    pages: Record<string, string>,
    redirects: Record<string, string>,
  ): Promise<Elsewhere> {
    const http = createServer(({ url = "/" }, answer) => {
      const location = redirects[url];
      if (location) answer.writeHead(302, { location }).end();
      else answer.writeHead(200, { "content-type": "text/html" }).end(pages[url] ?? "");
    });
    http.listen(0, "127.0.0.1");
    await once(http, "listening");
    return new Elsewhere(http, Object.keys(pages));
  }

  get url(): string {
    return `http://localhost:${(this.http.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.http.closeAllConnections();
    this.http.close();
    await once(this.http, "close");
  }
}
