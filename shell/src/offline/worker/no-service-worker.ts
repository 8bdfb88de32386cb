/**
 * Takes the place of the service worker where there is to be none any more: drops all that was kept, and itself. A browser asks for
 * the worker's file at every page load, so that no bad worker outlives the next one. The build writes this file to
 * `no-service-worker.js`.
 */
import { workerScope } from './worker-scope.ts';

const scope = workerScope();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(end()));

async function end(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
