/** The service worker: Podium opens without a network. scripts/worker.mjs adds the list of files when it builds. */
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { keepAnswers } from "./keep";
import { answerPages } from "./pages";
import { listenForPush } from "./push";
import { passOnSync } from "./sync";
import { listenForUpdate } from "./update";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();
answerPages(self);
keepAnswers(self);
listenForUpdate(self);
passOnSync(self);
listenForPush(self);
// The page that brought the worker can go on without a network, too.
clientsClaim();
