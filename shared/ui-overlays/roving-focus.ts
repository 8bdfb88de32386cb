/** Which entry of a menu or row of tabs gets the focus next. Positions count from zero; the ends are joined. */

type Move = 'next' | 'previous' | 'first' | 'last';

const ENDS: Record<string, Move> = { Home: 'first', End: 'last' };
const MENU_KEYS: Record<string, Move> = { ...ENDS, ArrowDown: 'next', ArrowUp: 'previous' };
const TAB_KEYS: Record<string, Move> = { ...ENDS, ArrowRight: 'next', ArrowLeft: 'previous' };

function moved(move: Move | undefined, position: number, count: number): number | undefined {
  if (!move || count === 0) return undefined;
  if (move === 'first') return 0;
  if (move === 'last') return count - 1;
  return move === 'next' ? (position + 1) % count : (Math.max(position, 0) + count - 1) % count;
}

/** The menu entry that a key leads to, or `undefined` when the key does not move. */
export function menuPositionAfterKey(key: string, position: number, count: number): number | undefined {
  return moved(MENU_KEYS[key], position, count);
}

/** The tab that a key leads to, or `undefined` when the key does not move. */
export function tabPositionAfterKey(key: string, position: number, count: number): number | undefined {
  return moved(TAB_KEYS[key], position, count);
}

/** The next entry that starts with the typed letter, searching on from the current one. */
export function positionAfterLetter(
  letter: string,
  position: number,
  labels: readonly string[],
): number | undefined {
  if (letter.length !== 1 || letter === ' ') return undefined;
  const wanted = letter.toLowerCase();
  const order = labels.map((_label, step) => (position + 1 + step) % labels.length);
  return order.find((candidate) => labels[candidate]?.trim().toLowerCase().startsWith(wanted));
}
