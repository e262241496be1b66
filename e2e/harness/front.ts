import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "./server.ts";

/** A proxy before a server, which makes it seem that another build was deployed: the same files under another id. */
export class Front {
  private build: string | null = null;
  private lost = false;
  private refusal: { address: RegExp; done: () => void } | null = null;
  private target = "";
  private readonly proxy = createServer((asked, answer) => void this.pass(asked, answer));

  private constructor(private readonly port: number) {}

  static async start(): Promise<Front> {
    const front = new Front(await freePort());
    front.proxy.on("upgrade", (_, socket) => socket.destroy());
    front.proxy.listen(front.port, "127.0.0.1");
    await once(front.proxy, "listening");
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  standBefore(url: string): void {
    this.target = url;
  }

  deploy(build: string): void {
    this.build = build;
  }

  /** The files of the build are gone, until a page is loaded anew. */
  loseFiles(): void {
    this.lost = true;
  }

  /** Answers the next request for such an address as if the server were away; resolves when that is done. */
  refuseNext(address: RegExp): Promise<void> {
    return new Promise((done) => {
      this.refusal = { address, done };
    });
  }

  async close(): Promise<void> {
    this.proxy.closeAllConnections();
    this.proxy.close();
    await once(this.proxy, "close");
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method, url = "/" } = asked;
    const { "if-none-match": _, ...headers } = asked.headers;
    if (headers["sec-fetch-dest"] === "document") this.lost = false;
    if (this.lost && url.startsWith("/assets/")) return void answer.writeHead(404).end();
    if (this.refusal?.address.test(url)) {
      answer.writeHead(503).end();
      this.refusal.done();
      this.refusal = null;
      return;
    }
    const passed = request(this.target + url, {
      method,
      headers: { ...headers, "accept-encoding": "identity" },
    });
    asked.pipe(passed);
    // The server is away: so is its proxy.
    passed.on("error", () => answer.destroy());
    passed.on("response", (given) => void this.give(url, given, answer));
  }

  private async give(url: string, given: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { statusCode = 502, headers } = given;
    if (!this.build || !this.names(url, headers["content-type"])) {
      answer.writeHead(statusCode, headers);
      given.pipe(answer);
      return;
    }
    const { "content-length": _, etag, ...kept } = headers;
    answer.writeHead(statusCode, kept).end(this.renamed(url, await text(given), this.build));
  }

  /** Whether the answer says which build it is of. */
  private names(url: string, type = ""): boolean {
    return url === "/builds/latest.json" || url === "/sw.js" || type.startsWith("text/html");
  }

  private renamed(url: string, content: string, build: string): string {
    if (url === "/builds/latest.json") return JSON.stringify({ id: build });
    // The worker keeps the page under its revision.
    if (url === "/sw.js") return content.replace(/(revision:[`"])\w+/g, `$1${build}`);
    return content.replace(/(<meta name="build" content=")\w+/, `$1${build}`);
  }
}
