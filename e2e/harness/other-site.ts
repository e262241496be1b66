import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A site with a few pages. Its host differs from the app's, so that browsers treat the two as cross-site. */
export class OtherSite {
  private constructor(
    private readonly http: Server,
    readonly paths: string[],
  ) {}

  static async start(
    pages: Record<string, string>,
    redirects: Record<string, string>,
  ): Promise<OtherSite> {
    const http = createServer(({ url = "/" }, answer) => {
      const location = redirects[url];
      if (location) answer.writeHead(302, { location }).end();
      else answer.writeHead(200, { "content-type": "text/html" }).end(pages[url] ?? "");
    });
    http.listen(0, "127.0.0.1");
    await once(http, "listening");
    return new OtherSite(http, Object.keys(pages));
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
