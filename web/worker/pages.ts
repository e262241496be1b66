import { matchPrecache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { withSeen } from "./seen";

/** The page of every address until its code is there. */
const shell = "/__spa-fallback.html";

/** In milliseconds. A slower network counts as none: the page is on this device. */
const limit = 3_000;

/** Other parts of the server, addresses that hold secrets, and overlays, which are on air. */
const untouched =
  /^\/(api|v1|\.well-known|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|pictures|(fr\/)?obs|(fr\/)?(mobile\/)?auth\/\w+\/(callback|verify))(\/|$)/;

/** Asked for by the browser while the worker was still starting, where it can. */
async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** A proxy answers for a server that is away. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

async function answer(event: FetchEvent): Promise<Response> {
  const asked = fromNetwork(event);
  const late = new Promise<null>((resolve) => setTimeout(resolve, limit, null));
  const first = await Promise.race([asked, late]).catch(() => null);
  if (first && !isAway(first)) return first;
  return (await matchPrecache(shell)) ?? asked;
}

/** Pages come from the server, so that a new build is seen at once; without a network, from this device. */
export function answerPages(worker: ServiceWorkerGlobalScope): void {
  registerRoute(
    new NavigationRoute(({ event, url }) => withSeen(url, answer(event as FetchEvent)), {
      denylist: [untouched],
    }),
  );
  worker.addEventListener("activate", (event) => {
    event.waitUntil(worker.registration.navigationPreload?.enable());
  });
}
