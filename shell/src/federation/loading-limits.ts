import { registerPlugins } from '@module-federation/runtime';
import { expectedDigest } from './expected-digests.ts';

/** How long a remote may take to load, in milliseconds. */
export const LOAD_LIMIT = 15_000;

/**
 * Gives the federation run time limits of its own: left alone it waits for a hanging server without end, keeps an error
 * page in the manifest's place until the page is reloaded, and runs whatever it is given. The digests of the registry make the
 * browser refuse what is not as it was released; the entry of a remote contains the digests of all that it requests
 * itself.
 */
export function limitLoading(): void {
  registerPlugins([
    {
      name: 'loading-limits',
      fetch: async (url, init) => {
        const limits = { integrity: expectedDigest(url), signal: AbortSignal.timeout(LOAD_LIMIT) };
        const response = await fetch(url, { ...init, ...limits });
        if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
        return response;
      },
      createScript: ({ url }) => ({ script: checkedScript(url), timeout: LOAD_LIMIT }),
    },
  ]);
}

function checkedScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.integrity = expectedDigest(url);
  // A script of another origin whose content is checked has to be requested with CORS, so that it can be read.
  if (new URL(script.src).origin !== window.location.origin) script.crossOrigin = 'anonymous';
  return script;
}
