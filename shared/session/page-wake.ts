/** Calls back when the page comes back to sight or on line, after timers may have slept. Returns the way to stop. */
export function onPageWake(callback: () => void): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
  };
}
