import { findSites, type Site } from './find-sites.ts';
import type { NucleaseName } from './nucleases.ts';

/** What is searched for, and where. */
export interface SiteSearch {
  bases: string;
  nuclease: NucleaseName;
}

/**
 * Finds sites in a worker. A browser makes none for scripts of another origin, where remotes may be served from: then the
 * page itself searches.
 */
export async function searchSites(search: SiteSearch, signal: AbortSignal): Promise<Site[]> {
  const worker = openWorker();
  if (worker === undefined) return findSites(search.bases, search.nuclease);
  try {
    return await answerOf(worker, search, signal);
  } finally {
    worker.terminate();
  }
}

function openWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./site.worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

function answerOf(worker: Worker, search: SiteSearch, signal: AbortSignal): Promise<Site[]> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Site[]>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal.addEventListener('abort', () => reject(new Error('The search was cancelled.')));
    worker.postMessage(search);
  });
}
