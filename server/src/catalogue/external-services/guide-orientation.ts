import type { FoundGuide } from 'shared/contract';

const PROTOSPACER_LENGTH = 20;
const COMPLEMENTS: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A', N: 'N' };

/** A possible guide as it is in a genome: 23 bases of the plus strand, with the PAM at one end. */
export interface SequencedGuide {
  chr: string;
  start: number;
  stop: number;
  strand: '+' | '-';
  genomeBuild: string;
  /** As delivered, on the plus strand. */
  sequence: string;
  sangerService: boolean;
}

/** A guide in the shape that plans take over, with its sequence turned along the guide (api-3 section 4). */
export function toFoundGuide(guide: SequencedGuide): FoundGuide {
  const { sequence, reversed } = orient(guide.sequence, guide.strand);
  return {
    id: null,
    gid: null,
    chr: guide.chr,
    start: guide.start,
    stop: guide.stop,
    strand: guide.strand,
    genomeBuild: guide.genomeBuild,
    sequence,
    guideSequence: sequence.slice(0, PROTOSPACER_LENGTH),
    pam: sequence.slice(PROTOSPACER_LENGTH, PROTOSPACER_LENGTH + 3),
    truncatedGuide: false,
    reversed,
    sangerService: guide.sangerService,
    grnaConcentration: null,
    formatName: null,
    sourceName: null,
  };
}

/**
 * Orients a sequence so that it ends with its PAM: the PAM is GG at the end, or CC at the start where the guide lies
 * on the other strand. Where both are present, the strand decides. Where neither is, the sequence stays as it is.
 */
export function orient(sequence: string, strand: '+' | '-'): { sequence: string; reversed: boolean } {
  const startsWithPam = sequence.startsWith('CC');
  const endsWithPam = sequence.endsWith('GG');
  const reversed = startsWithPam && (!endsWithPam || strand === '-');
  return { sequence: reversed ? reverseComplement(sequence) : sequence, reversed };
}

/** The other strand, in capital letters; a letter that is no base stays as it is. */
export function reverseComplement(sequence: string): string {
  return Array.from(sequence.toUpperCase(), (base) => COMPLEMENTS[base] ?? base)
    .reverse()
    .join('');
}
