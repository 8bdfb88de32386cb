import { registerPlugins } from '@module-federation/runtime';

/** How long a remote may take to load, in milliseconds. */
export const LOAD_LIMIT = 15_000;

/**
 * Gives the federation run time limits of its own: left alone it waits for a hanging server without end, and keeps an
 * error page in the manifest's place until the page is reloaded.
 */
export function limitLoading(): void {
  registerPlugins([
    {
      name: 'loading-limits',
      fetch: async (url, init) => {
        const response = await fetch(url, { ...init, signal: AbortSignal.timeout(LOAD_LIMIT) });
        if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
        return response;
      },
      createScript: () => ({ timeout: LOAD_LIMIT }),
    },
  ]);
}
