import type { WorkboxPlugin } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { StaleWhileRevalidate } from "workbox-strategies";

const config = "/config.json";

/** Signing out deletes it by this name (app/lib/seen/forget.ts). */
const pictures = "pictures";
/** Of the pictures that people uploaded, the last this many. */
const most = 200;

/** A cache lists its entries by when they were written. */
const bounded: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const entries = await cache.keys();
    for (const oldest of entries.slice(0, -most)) await cache.delete(oldest);
  },
};

/** A picture that its owner has removed is not kept either. */
const removed: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404) await (await caches.open(pictures)).delete(request);
    return response;
  },
};

/** What the app reads before anything else, and pictures: at once from this device, and fetched again for the next time. */
export function keepAnswers(worker: ServiceWorkerGlobalScope): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === config,
    new StaleWhileRevalidate({ cacheName: "config" }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/pictures/"),
    new StaleWhileRevalidate({ cacheName: pictures, plugins: [bounded, removed] }),
  );
  // The page that brings the worker has read it already, without the worker.
  worker.addEventListener("install", (event) => {
    event.waitUntil(caches.open("config").then((cache) => cache.add(config)));
  });
}
