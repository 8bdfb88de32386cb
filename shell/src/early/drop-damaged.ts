import { KEPT } from '../offline/worker/kept.ts';

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
    // Browsers have no caches for a page that did not come by https.
    if (file !== undefined && 'caches' in window)
      void caches.open(KEPT).then((cache) => cache.delete(file, { ignoreVary: true }));
  },
  true,
);
