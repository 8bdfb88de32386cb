import { isSparingData } from '../navigation/sparing-data.ts';

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
  const isFirst = container.controller === null;
  await container.register(new URL('service-worker.js', document.baseURI), { updateViaCache: 'none' });
  if (!isFirst) return;
  const { active } = await container.ready;
  active?.postMessage(loadedFiles());
}

/** Addresses of what this page was made of. */
function loadedFiles(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}
