import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import {
  LARGEST_PAGE_SIZE,
  lastPage,
  pageAfterSizeChange,
  type AskedPage,
  type PageOfList,
} from './paging.ts';
import { POINTER_RESTS } from './pointer-rests.ts';

/** Keys that open the choice of a size, or change it. */
const CHOOSING_KEYS = [' ', 'Enter', 'ArrowDown', 'ArrowUp'];

/**
 * Reads ahead what the buttons lead to while a pointer or the focus rests on one, and the longest page, which takes longest to come, once the
 * choice of a size is opened. What it returns is spread on them.
 *
 * @param asked the page that is asked for @param shown the one whose rows are shown
 */
export function useReadingAhead(
  { page, size }: AskedPage,
  shown: PageOfList,
  readAhead: ((page: AskedPage) => void) | undefined,
) {
  const [step, pointAt] = useState(0);
  const next = page + step;
  // The page after the next one is read when the next one is there.
  const isWanted =
    step !== 0 && shown.number === page && next >= 0 && next <= lastPage(size, shown.totalElements);
  const readNext = useEffectEvent(() => readAhead?.({ page: next, size }));
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(readNext, POINTER_RESTS);
    return () => clearTimeout(timer);
  }, [isWanted, next]);

  const at = (pointedStep: number) => ({
    onPointerEnter: () => pointAt(pointedStep),
    onFocus: () => pointAt(pointedStep),
    onPointerLeave: () => pointAt(0),
    onBlur: () => pointAt(0),
  });
  const readLongest = () =>
    size !== LARGEST_PAGE_SIZE &&
    readAhead?.({ page: pageAfterSizeChange(page, size, LARGEST_PAGE_SIZE), size: LARGEST_PAGE_SIZE });
  const atSize = {
    onPointerDown: readLongest,
    onKeyDown: ({ key }: KeyboardEvent) => CHOOSING_KEYS.includes(key) && readLongest(),
  };
  return { at, atSize };
}
