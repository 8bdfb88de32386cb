import { isSparingData } from 'shared/api';
import { whenQuiet } from 'shared/remote';

/**
 * Lets the browser keep what this page needs to open without the site. Not where data are to be spared, nor in pages without https,
 * where browsers keep nothing.
 */
export function registerWorker(
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): void {
  if (container === undefined || isSparingData()) return;
  void register(container).catch(() => undefined);
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  await container.register(new URL('service-worker.js', document.baseURI), { updateViaCache: 'none' });
  whenLoaded(async (files) => (await container.ready).active?.postMessage(files));
}

/** Reports the files that this page is made of, and those that it loads later, whenever it is quiet. */
function whenLoaded(report: (files: string[]) => Promise<void>): void {
  const files = new Set<string>();
  const note = (requests: PerformanceObserverEntryList) => {
    const isAllReported = files.size === 0;
    for (const { name } of requests.getEntries().filter(isFile)) files.add(name);
    if (!isAllReported || files.size === 0) return;
    whenQuiet(() => {
      void report([...files]);
      files.clear();
    });
  };
  new PerformanceObserver(note).observe({ type: 'resource', buffered: true });
}

/** Not a call of the API. */
const isFile = (request: PerformanceEntry) =>
  request instanceof PerformanceResourceTiming && request.initiatorType !== 'fetch';
