import { KEPT } from '../offline/worker/kept.ts';

async function drop(file: string): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.delete(file, { ignoreVary: true });
}

// A file that the browser has refused, because its digest is another, is not kept: the next attempt takes it from the site. Here, so
// that it holds for the shell's own files too.
window.addEventListener(
  'error',
  ({ target }) => {
    const file =
      target instanceof HTMLScriptElement
        ? target.src
        : target instanceof HTMLLinkElement
          ? target.href
          : undefined;
    // Browsers have no caches for a page that did not come by https, and some none in a private window.
    if (file !== undefined && 'caches' in window) drop(file).catch(() => undefined);
  },
  true,
);
