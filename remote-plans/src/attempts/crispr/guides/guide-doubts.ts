import { chromosome } from 'shared/gene-drawing';
import type { GuideRow } from './guide-values.ts';

type Doubted = Pick<GuideRow, 'sequence' | 'guideSequence' | 'pam' | 'chr'>;

/** What is doubtful about the guides of genes on these chromosomes, which may not be known. */
export function guideDoubts(guides: readonly Doubted[], chromosomes: readonly string[]): string[] {
  return guides.flatMap((guide, index) =>
    [sequenceDoubt(guide), placeDoubt(guide, chromosomes)]
      .filter((doubt) => doubt !== undefined)
      .map((doubt) => `Guide ${index + 1}: ${doubt}`),
  );
}

function sequenceDoubt(guide: Doubted): string | undefined {
  const [sequence = '', guideSequence = '', pam = ''] = [guide.sequence, guide.guideSequence, guide.pam].map(
    (text) => text.trim().toUpperCase(),
  );
  if (sequence === '' || guideSequence === '' || pam === '' || sequence === guideSequence + pam)
    return undefined;
  return 'the Sequence is not the Guide Sequence followed by the PAM.';
}

function placeDoubt({ chr }: Doubted, chromosomes: readonly string[]): string | undefined {
  const own = chromosome(chr.trim());
  if (own === '' || chromosomes.length === 0 || chromosomes.includes(own)) return undefined;
  return `it is on chromosome ${own}, and the gene on ${chromosomes.join(', ')}.`;
}
