/** A key that was pressed, and where. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

const TYPED_IN = 'input, textarea, select, [contenteditable=true]';

/** Whether a key opens the search: Ctrl or Cmd with K anywhere, a slash where nothing is typed. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: Press): boolean {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof Element && target.closest(TYPED_IN) !== null);
}
