/** The service worker: Podium opens without a network. scripts/worker.mjs builds it with the list of files. */
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { keepAnswers } from "./keep";
import { answerPages } from "./pages";
import { listenForPush } from "./push";
import { passOnSync } from "./sync";
import { listenForUpdate } from "./update";

declare const self: ServiceWorkerGlobalScope;
declare const __KEPT__: PrecacheEntry[];

precacheAndRoute(__KEPT__, { cleanURLs: false });
cleanupOutdatedCaches();
answerPages(self);
keepAnswers(self);
listenForUpdate(self);
passOnSync(self);
listenForPush(self);
// The page that brought the worker can go on without a network, too.
clientsClaim();
