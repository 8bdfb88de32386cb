import { formatCount } from 'shared/ui';
import { positionText } from './describe-drawing.ts';
import type { DrawnItem } from './drawn-things.ts';

/** An item in words: its name, its place, its strand, and of a guide its PAM and its cut. */
export function itemText(item: DrawnItem, chr: string): string {
  return [
    `${item.name}: ${positionText(chr, item)}`,
    ...strandText(item.strand),
    ...(item.pam ? [`PAM at ${formatCount(item.pam.start)}-${formatCount(item.pam.stop)}`] : []),
    ...(item.cutAfter === undefined ? [] : [`cut between ${cutText(item.cutAfter)}`]),
  ].join(', ');
}

/** `105,006 and 105,007`. */
export function cutText(cutAfter: number): string {
  return `${formatCount(cutAfter)} and ${formatCount(cutAfter + 1)}`;
}

function strandText(strand: string | null | undefined): string[] {
  if (strand === '+') return ['plus strand'];
  return strand === '-' ? ['minus strand'] : [];
}
