import { formatCount } from 'shared/ui';
import type { Stretch } from 'shared/contract';
import type { DrawnGene, DrawnItem, DrawnTrack } from './drawn-things.ts';
import { lengthOf } from './scale.ts';

/** `10:67,533,800-67,542,188`. */
export function positionText(chr: string, { start, stop }: Stretch): string {
  return `${chr}:${formatCount(start)}-${formatCount(stop)}`;
}

/** `8,389 bp`. */
export function lengthText(stretch: Stretch): string {
  return `${formatCount(lengthOf(stretch))} bp`;
}

/** The drawing in a sentence, for those who do not see it; the table below it has the positions. */
export function describeDrawing(
  gene: DrawnGene | null,
  chr: string,
  genomeBuild: string,
  tracks: readonly DrawnTrack[],
): string {
  const strand = strandName(gene?.strand);
  const place = gene
    ? `${gene.symbol}${strand ? `, ${strand},` : ''} at ${positionText(chr, gene)} on ${genomeBuild}`
    : `Chromosome ${chr} on ${genomeBuild}`;
  const parts = [
    ...(gene && gene.exons.length > 0 ? [`exons: ${gene.exons.length}`] : []),
    ...tracks.filter(({ items }) => items.length > 0).map(({ label, items }) => `${label}: ${items.length}`),
  ];
  return `${[place, ...parts].join('; ')}.`;
}

function strandName(strand: string | null | undefined): string | undefined {
  if (strand === '+') return 'plus strand';
  return strand === '-' ? 'minus strand' : undefined;
}

/** An item in words: its name, its place, its strand, and of a guide its PAM and its cut. */
export function itemText(item: DrawnItem, chr: string): string {
  return [
    `${item.name}: ${positionText(chr, item)}`,
    strandName(item.strand),
    item.pam && `PAM at ${formatCount(item.pam.start)}-${formatCount(item.pam.stop)}`,
    item.cutAfter !== undefined && `cut between ${cutText(item.cutAfter)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `105,006 and 105,007`. */
export function cutText(cutAfter: number): string {
  return `${formatCount(cutAfter)} and ${formatCount(cutAfter + 1)}`;
}
