import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from "@playwright/test";

// Browser contexts that outlive their test: the next one finds the app's files cached and compiled, and a process that
// already runs. A context that cannot be reset ends with its test.

export type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** The events of a context that tests listen to. */
const LISTENED = ["request", "requestfinished", "requestfailed", "response"];

/** Contexts with equal options for one origin. A context that waits for a test has one page, which keeps its process. */
export class ContextPool {
  private readonly idle: BrowserContext[] = [];
  /** The names of contexts in the protocol. */
  private readonly ids = new WeakMap<BrowserContext, string | undefined>();
  private session: CDPSession | null = null;
  /** An address of the app's origin without the app: its page reaches the storage. */
  private readonly emptyPage: string;

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {
    this.emptyPage = `${origin}/healthz`;
  }

  /** A context with this storage and an empty page. */
  async takeContext({ cookies, origins }: StorageState): Promise<BrowserContext> {
    const context = this.idle.pop() ?? (await this.openContext());
    await context.addCookies(cookies);
    await context.pages()[0]?.evaluate(
      (entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value);
      },
      origins.flatMap(({ localStorage }) => localStorage),
    );
    return context;
  }

  /** Ends everything that a test left in its context, so that the next test can take it. */
  async giveBack(context: BrowserContext): Promise<void> {
    const isReset = await this.resetContext(context).catch(() => false);
    if (isReset) this.idle.push(context);
    else await context.close();
  }

  private async openContext(): Promise<BrowserContext> {
    const context = await this.browser.newContext({ storageState: undefined });
    const page = await context.newPage();
    await page.goto(this.emptyPage);
    const session = await context.newCDPSession(page);
    const { targetInfo } = await session.send("Target.getTargetInfo");
    await session.detach();
    this.ids.set(context, targetInfo.browserContextId);
    return context;
  }

  /** Opens an empty page in the process of the others; `newPage` would start another for `about:blank`. */
  private async openEmptyPage(context: BrowserContext): Promise<Page> {
    this.session ??= await this.browser.newBrowserCDPSession();
    const [page] = await Promise.all([
      context.waitForEvent("page"),
      this.session.send("Target.createTarget", {
        url: this.emptyPage,
        browserContextId: this.ids.get(context),
      }),
    ]);
    await page.waitForURL(this.emptyPage);
    return page;
  }

  private async resetContext(context: BrowserContext): Promise<boolean> {
    const used = context.pages();
    // Without a name it would remove Playwright's own listeners, too.
    for (const event of LISTENED) context.removeAllListeners(event);
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await Promise.all([
      context.setOffline(false),
      context.clearPermissions(),
      context.clearCookies(),
    ]);
    const page = await this.openEmptyPage(context);
    await Promise.all(used.map((page) => page.close()));
    const session = await context.newCDPSession(page);
    // All storage except the HTTP cache.
    const storageTypes = "local_storage,indexeddb,cache_storage,file_systems";
    await session.send("Storage.clearDataForOrigin", { origin: this.origin, storageTypes });
    await session.detach();
    // A fake clock stays in all pages of its context.
    return page.evaluate(() => Function.prototype.toString.call(Date).includes("[native code]"));
  }
}
