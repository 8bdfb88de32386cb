/** What serves people with a keyboard is loaded when a key is pressed first. */
export function followKeyboard(): void {
  const load = async () => (await import(/* webpackChunkName: "keep-focus" */ './keep-focus.ts')).keepFocus();
  // Without its file all else goes on.
  const begin = () => void load().catch(() => undefined);
  document.addEventListener('keydown', begin, { capture: true, once: true });
}
