import { NUCLEASES, type NucleaseName, type NucleaseSites } from './nucleases.ts';

/** A place of a sequence that a nuclease can be led to. Positions count from 1, on the sequence as it was pasted. */
export interface Site {
  strand: '+' | '-';
  guideSequence: string;
  pam: string;
  /** First base of guide and PAM together. */
  start: number;
  /** Last base of them. */
  stop: number;
  /** The nuclease cuts the strand of the guide between this base and the next. */
  cutAfter: number;
}

const IUPAC: Readonly<Record<string, string>> = { N: '[ACGT]', V: '[ACG]' };
const COMPLEMENTS: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' };

/**
 * All sites of a nuclease on both strands, in the order of their starts. Stretches with ambiguous letters have none.
 *
 * @param bases in capital letters
 */
export function findSites(bases: string, name: NucleaseName): Site[] {
  const nuclease = NUCLEASES[name];
  const forward = sitesOfStrand(bases, nuclease).map((site) => placed(site, '+', bases.length));
  const reverse = sitesOfStrand(reverseComplement(bases), nuclease).map((site) =>
    placed(site, '-', bases.length),
  );
  return [...forward, ...reverse].sort(
    (one, other) => one.start - other.start || (one.strand < other.strand ? -1 : 1),
  );
}

interface StrandSite {
  guideSequence: string;
  pam: string;
  /** Bases of the strand before the site. */
  offset: number;
  length: number;
  /** Bases of the strand before the cut. */
  cut: number;
}

function sitesOfStrand(strand: string, { pam, pamIs, guideLength, cutAfter }: NucleaseSites): StrandSite[] {
  const guide = `([ACGT]{${guideLength}})`;
  const motif = `(${[...pam].map((letter) => IUPAC[letter] ?? letter).join('')})`;
  // Sites overlap: nothing is consumed.
  const pattern = new RegExp(`(?=${pamIs === 'after' ? guide + motif : motif + guide})`, 'g');
  return Array.from(strand.matchAll(pattern), ({ index: offset, 1: first = '', 2: second = '' }) => {
    const [guideSequence, found] = pamIs === 'after' ? [first, second] : [second, first];
    const beforeGuide = pamIs === 'after' ? 0 : found.length;
    return {
      guideSequence,
      pam: found,
      offset,
      length: first.length + second.length,
      cut: offset + beforeGuide + cutAfter,
    };
  });
}

function placed(
  { guideSequence, pam, offset, length, cut }: StrandSite,
  strand: '+' | '-',
  bases: number,
): Site {
  if (strand === '+')
    return { strand, guideSequence, pam, start: offset + 1, stop: offset + length, cutAfter: cut };
  const stop = bases - offset;
  return { strand, guideSequence, pam, start: stop - length + 1, stop, cutAfter: bases - cut };
}

function reverseComplement(bases: string): string {
  let text = '';
  for (let index = bases.length - 1; index >= 0; index -= 1) {
    const base = bases.charAt(index);
    text += COMPLEMENTS[base] ?? 'N';
  }
  return text;
}
