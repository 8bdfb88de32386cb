/** What is not there after so long is an error, in ms. */
const PATIENCE = 60_000;

/**
 * Waits until something is true of a page.
 *
 * @template Wanted
 * @param {import('@playwright/test').Page} page
 * @param {(wanted: Wanted) => boolean} isShown runs in the page, so that it can use nothing of this program
 * @param {Wanted} wanted
 * @returns {Promise<number>} the moment when the page had painted it, ms on the page's own clock
 */
export async function momentShown(page, isShown, wanted) {
  const look = `() => (${isShown})(${JSON.stringify(wanted)})`;
  return Number(await page.evaluate(`(${frameWhen})(${look}, ${PATIENCE})`));
}

/**
 * Runs in the page. A frame is laid out and painted after its callbacks, so that a timer that one of these sets runs when that is
 * done. Looks when the page has changed: a look in every frame takes a fifth of a slow processor from the page.
 *
 * @param {() => boolean} isShown @param {number} patience in ms @returns {Promise<number>}
 */
export function frameWhen(isShown, patience) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not shown after ${patience} ms.`)), patience);
    const look = () => {
      if (!isShown()) return;
      observer.disconnect();
      clearTimeout(timer);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    look();
  });
}
