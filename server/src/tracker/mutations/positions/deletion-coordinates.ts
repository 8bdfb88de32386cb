import { chromosomeSize } from 'shared/genome';

/** A deleted interval on GRCm39: `start` counts from 0, `stop` is the first base after it, `size` in bases. */
export interface DeletedInterval {
  /** With `chr`: `chr5`. */
  chr: string | null;
  start: number | null;
  stop: number | null;
  size: number | null;
}

/** Whether the interval lies within its chromosome and its size is that of its ends (api-2 §16.4). */
export function isValidInterval({ chr, start, stop, size }: DeletedInterval): boolean {
  const length = chr === null ? undefined : chromosomeSize(chr);
  if (length === undefined || start === null || stop === null || size === null) return false;
  return isWithin(start, length) && isWithin(stop, length) && stop - start === size;
}

function isWithin(position: number, length: number): boolean {
  return position > 0 && position < length;
}
