import { clientsClaim } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { atMost } from './atMost.ts';
import './push.ts';
import { type WorkerScope, worker } from './workerScope.ts';

/** Most files of releases that are kept; the oldest goes first. */
const mostFiles = 60;

// The server puts in the sheet and the page of each language (`appFiles`).
const { sheet, pages, language } = (self as unknown as WorkerScope).__WB_MANIFEST;
const asked = new URL(worker.location.href).searchParams.get('lang') ?? language;
const page = pages[asked] ?? pages[language];

// It answers no page and no call, so a new one can take over open pages.
void worker.skipWaiting();
clientsClaim();

precacheAndRoute(page ? [sheet, page] : [sheet]);

// Only files named by their content, so that nothing that is kept can be old (OPS-37).
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(?:assets|fonts)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'files', plugins: [atMost(mostFiles)] }),
);

// Pages come from the network, or say that there is none (OPS-36).
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: async () => page && matchPrecache(page.url) }] })),
);
