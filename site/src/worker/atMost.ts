import type { WorkboxPlugin } from 'workbox-core';

/** Keeps a cache from growing beyond a number of files. Keys are in the order of their arrival. */
export const atMost = (count: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - count)).map((key) => cache.delete(key)));
  },
});
