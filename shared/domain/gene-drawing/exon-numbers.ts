import type { Stretch } from 'shared/contract';
import type { DrawnGene } from './drawn-things.ts';

export interface NumberedExon extends Stretch {
  id: string;
  /** Counted in the direction in which the gene is read; along the plus strand where that is not known. */
  number: number;
}

/** The exons in the order in which the gene is read. */
export function numberedExons({ exons, strand }: Pick<DrawnGene, 'exons' | 'strand'>): NumberedExon[] {
  const inOrder = exons.toSorted((one, other) => one.start - other.start);
  if (strand === '-') inOrder.reverse();
  return inOrder.map((exon, index) => ({ ...exon, number: index + 1, id: `exon ${index + 1}` }));
}
