import type { Route } from './kept-files.ts';

/** The parts of a service worker's global object that ours uses. TypeScript knows either a page or a worker, and this is the page's. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
}

/** The worker is not stopped before what it waits for has ended. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends LastingEvent {
  /** Not in every browser. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** The browser's own request for a page, begun while the worker was starting. */
  readonly preloadResponse: Promise<unknown>;
  respondWith(response: Promise<Response>): void;
}

function isWorkerScope(value: unknown): value is WorkerScope {
  return typeof value === 'object' && value !== null && 'skipWaiting' in value && 'registration' in value;
}

/** @throws Error in a page */
export function workerScope(): WorkerScope {
  const scope: unknown = globalThis;
  if (!isWorkerScope(scope)) throw new Error('This is no service worker.');
  return scope;
}
