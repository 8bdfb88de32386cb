/** Scripts of the shell that browsers request by their names, because a service worker cannot change its address. */
export const WORKERS = { worker: 'service-worker.js', noWorker: 'no-service-worker.js' };
