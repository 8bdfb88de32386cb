/**
 * Waits until the browser has nothing better to do (or, where it cannot report that, for a second).
 *
 * @param latest after so many milliseconds it is done anyway
 */
export function whenIdle(action: () => void, latest = 5000): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action, { timeout: latest });
  else setTimeout(action, 1000);
}
