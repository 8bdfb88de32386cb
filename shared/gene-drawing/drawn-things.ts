import type { Stretch } from 'shared/contract';

/** What a drawing shows; all positions on one build, the first base is 1, both ends inside. */
export interface DrawnGene extends Stretch {
  symbol: string;
  /** `+`, `-` or unknown. */
  strand: string | null;
  /** Merged over the transcripts; empty if not known. */
  exons: readonly Stretch[];
}

export interface DrawnItem extends Stretch {
  /** Identifies the item in its drawing; passed to the callback for chosen items. */
  id: string;
  name: string;
  strand?: string | null;
  /** Chooses the shape: a frame, an arrow with its PAM, a crossed bar, a thin arrow. */
  kind: 'intention' | 'guide' | 'deletion' | 'primer';
  /** Of a guide: where its PAM lies. */
  pam?: Stretch;
  /** Of a guide: the nuclease cuts between this base and the next. */
  cutAfter?: number;
  /** Nothing comes of choosing it, though something does of others. */
  isFixed?: boolean;
}

/** Things of one sort, such as the guides of all plans. */
export interface DrawnTrack {
  label: string;
  items: readonly DrawnItem[];
}

/** An exon of a drawn gene. */
interface NumberedExon extends Stretch {
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
