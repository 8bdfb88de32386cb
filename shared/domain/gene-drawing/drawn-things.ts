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
  name: string;
  strand?: string | null;
  /** Chooses the shape: a frame, an arrow, a crossed bar. */
  kind: 'intention' | 'guide' | 'deletion';
}

/** Things of one sort, such as the guides of all plans. */
export interface DrawnTrack {
  label: string;
  items: readonly DrawnItem[];
}
