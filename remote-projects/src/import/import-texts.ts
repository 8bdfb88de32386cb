import type { BulkJob } from 'shared/contract';
import { counted, formatCount } from 'shared/ui';
import type { KindWords } from './import-kinds.ts';

type Counts = Pick<BulkJob, 'total' | 'changed' | 'unchanged' | 'refused' | 'isPreview'>;

/** What came of the rows, or would. */
export function resultText(
  { total, changed, unchanged, refused, isPreview }: Counts,
  words: KindWords,
): string {
  const be = (count: number) => (isPreview ? 'would be' : count === 1 ? 'was' : 'were');
  const rest = [
    ...(unchanged > 0
      ? [`${formatCount(unchanged)} ${unchanged === 1 ? 'brings' : 'bring'} nothing new`]
      : []),
    ...(refused > 0 ? [`${formatCount(refused)} ${be(refused)} refused`] : []),
  ];
  const first = `Of ${counted(total, 'row')}, ${formatCount(changed)} ${be(changed)} ${words.done}`;
  return `${[first, ...rest].join(', ')}.`;
}

/** The button that carries out what the preview has shown; undefined when there is nothing to do. */
export function actText({ changed }: Counts, { verb, noun }: KindWords): string | undefined {
  return changed === 0 ? undefined : `${verb} ${counted(changed, noun)}`;
}

/** Columns of the file that nobody knows; undefined without any. */
export function ignoredText({ action }: Pick<BulkJob, 'action'>): string | undefined {
  if (!('ignored' in action) || action.ignored.length === 0) return undefined;
  return `Left out, as no column has this name: ${action.ignored.join(', ')}.`;
}
