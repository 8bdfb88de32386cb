import { chromosomeSize } from 'shared/genome';
import { formatCount } from 'shared/ui';
import { wholeNumber, type DeletionRow } from '../values/deletion-rows.ts';

/** The server takes no deletion of the first base (api-2 §16.4). */
const FIRST_START = 2;

/** What is wrong with the start of a deletion, if anything. */
export function startProblem({ chr, start }: Pick<DeletionRow, 'chr' | 'start'>): string | undefined {
  const position = wholeNumber(start);
  if (position === null) return 'Enter the first deleted base.';
  if (position < FIRST_START) return `The smallest start is ${FIRST_START}.`;
  return boundsProblem(chr, position);
}

/** What is wrong with the stop of a deletion, if anything. */
export function stopProblem({ chr, start, stop }: Omit<DeletionRow, 'id'>): string | undefined {
  const position = wholeNumber(stop);
  if (position === null) return 'Enter the last deleted base.';
  const from = wholeNumber(start);
  if (from !== null && position < from) return 'The stop must not be before the start.';
  return boundsProblem(chr, position);
}

/** The server takes no position at the very end either. */
function boundsProblem(chr: string, position: number): string | undefined {
  const size = chromosomeSize(chr);
  if (size === undefined || position < size) return undefined;
  return `${chr} ends before: it has ${formatCount(size)} bases.`;
}
