/** Scripts of the shell that browsers request by their names, because a service worker cannot change its address. */
export const WORKERS = { worker: 'service-worker.js', noWorker: 'no-service-worker.js' };

/**
 * Which script stands under each of these names. While the shell is developed its files change under their names, so that none of them may
 * be kept: the worker's name then has the script that takes a worker away.
 *
 * @param {boolean} isProduction @returns {[name: string, script: string][]}
 */
export function workerScripts(isProduction) {
  const { worker, noWorker } = WORKERS;
  return [
    [worker, isProduction ? worker : noWorker],
    [noWorker, noWorker],
  ];
}
