/** Waits until the browser has nothing better to do (or, where it cannot report that, for a second). */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action, { timeout: 5000 });
  else setTimeout(action, 1000);
}
