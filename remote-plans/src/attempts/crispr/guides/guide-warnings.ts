import { chromosome } from 'shared/gene-drawing';
import type { GuideRow } from './guide-values.ts';

type Facts = Pick<GuideRow, 'sequence' | 'guideSequence' | 'pam' | 'chr'>;

/** Of guides that contradict themselves, or the chromosomes of their genes, which may not be known. */
export function guideWarnings(guides: readonly Facts[], chromosomes: readonly string[]): string[] {
  return guides.flatMap((guide, index) =>
    [sequenceWarning(guide), placeWarning(guide, chromosomes)]
      .filter((warning) => warning !== undefined)
      .map((warning) => `Guide ${index + 1}: ${warning}`),
  );
}

function sequenceWarning(guide: Facts): string | undefined {
  const [sequence = '', guideSequence = '', pam = ''] = [guide.sequence, guide.guideSequence, guide.pam].map(
    (text) => text.trim().toUpperCase(),
  );
  if (sequence === '' || guideSequence === '' || pam === '' || sequence === guideSequence + pam)
    return undefined;
  return 'the Sequence is not the Guide Sequence followed by the PAM.';
}

function placeWarning({ chr }: Facts, chromosomes: readonly string[]): string | undefined {
  const own = chromosome(chr.trim());
  if (own === '' || chromosomes.length === 0 || chromosomes.includes(own)) return undefined;
  const genes = chromosomes.length > 1 ? 'genes' : 'gene';
  return `it is on chromosome ${own}, and the ${genes} on ${chromosomes.join(', ')}.`;
}
