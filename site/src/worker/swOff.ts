import { worker } from './workerScope.ts';

/** Takes the place of a worker that has to go: removes what it kept and itself, and touches no open page (OPS-35). */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
