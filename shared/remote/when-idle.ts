/** So long is waited where the browser cannot report that it has nothing to do, in milliseconds. */
const WITHOUT_REPORT = 1000;

/**
 * Waits until the browser has nothing better to do.
 *
 * @param latest after so many milliseconds it is done anyway
 */
export function whenIdle(action: () => void, latest = 5000): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action, { timeout: latest });
  else setTimeout(action, Math.min(WITHOUT_REPORT, latest));
}
