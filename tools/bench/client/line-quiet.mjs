/** Milliseconds without any request after which a person goes on. */
const QUIET = 500;

/**
 * Waits until nothing has been on the line for half a second from now on. (`networkidle` may have been over before the screen was
 * there, which on a slow processor comes long after its data.)
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<void>}
 */
export function lineQuiet(page) {
  return new Promise((resolve) => {
    /** @type {Set<import('@playwright/test').Request>} */
    const open = new Set();
    const quiet = () => {
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
      resolve();
    };
    let timer = setTimeout(quiet, QUIET);
    const wait = () => {
      clearTimeout(timer);
      if (open.size === 0) timer = setTimeout(quiet, QUIET);
    };
    const begin = (/** @type {import('@playwright/test').Request} */ request) => {
      open.add(request);
      wait();
    };
    const end = (/** @type {import('@playwright/test').Request} */ request) => {
      open.delete(request);
      wait();
    };
    page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  });
}
