/** A key that is pressed in the box of terms. */
interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  nativeEvent: { isComposing: boolean };
}

/** Enter searches while there is one line; Ctrl or Cmd and Enter always do. Shift and Enter begin a line. */
export function searchesOnKey(
  { key, ctrlKey, metaKey, shiftKey, nativeEvent }: Press,
  text: string,
): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing) return false;
  return ctrlKey || metaKey || (!shiftKey && !text.trim().includes('\n'));
}
