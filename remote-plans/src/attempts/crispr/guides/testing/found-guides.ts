import type { ExonWithGuides, FoundGuide, Guide, PlacedGene, ProjectOverview } from 'shared/contract';
import { aCrisprAttempt, aCrisprPlan } from '../../../../testing/index.ts';

/** A guide of the finder; no two with another `start` have the same sequence. */
export function aFoundGuide(start: number, more: Partial<FoundGuide> = {}): FoundGuide {
  const guideSequence = lettersOf(start);
  return {
    id: null,
    gid: null,
    chr: 'X',
    start,
    stop: start + 22,
    strand: '+',
    genomeBuild: 'GRCm38',
    sequence: `${guideSequence}TGG`,
    guideSequence,
    pam: 'TGG',
    truncatedGuide: false,
    reversed: false,
    sangerService: true,
    grnaConcentration: null,
    formatName: null,
    sourceName: null,
    ...more,
  };
}

/** Twenty bases that stand for a number. */
function lettersOf(number: number): string {
  return Array.from(number.toString(4).padStart(20, '0'), (digit) => 'ACGT'.charAt(Number(digit))).join('');
}

export const EXONS: ExonWithGuides[] = [
  {
    id: 1,
    exonId: 'ENSMUSE00000000001',
    chr: 'X',
    start: 150_000,
    stop: 150_400,
    strand: '+',
    genomeBuild: 'GRCm38',
    guideDetails: [aFoundGuide(150_010), aFoundGuide(150_050, { strand: '-', reversed: true })],
  },
  { id: 2, exonId: 'ENSMUSE00000000002', guideDetails: [] },
];

export const PLACED_GENE: PlacedGene = {
  symbol: 'Tgfb1',
  accessionId: 'MGI:98725',
  strand: '+',
  positions: [
    { genomeBuild: 'GRCm39', chr: 'X', start: 150_000, stop: 152_000 },
    { genomeBuild: 'GRCm38', chr: 'X', start: 150_100, stop: 152_100 },
  ],
  exonModel: { genomeBuild: 'GRCm39', chr: 'X', exons: [{ start: 150_000, stop: 150_400 }] },
};

/** Where the gene of the project lies. */
export const OVERVIEW: ProjectOverview = {
  genotypeConfirmedColonies: 0,
  hasConditionalMutation: false,
  genes: [PLACED_GENE],
  deletions: [],
};

/** A plan of Cas9 with these guides; each differs from the stored one of the example by the given changes. */
export function aPlanWithGuides(...guides: Partial<Guide>[]) {
  const attempt = aCrisprAttempt();
  const [example] = attempt.guides;
  if (!example) throw new Error('An attempt without guides');
  return aCrisprPlan({
    crisprAttempt: {
      ...attempt,
      guides: guides.map((more, index) => ({ ...example, id: 40_601 + index, ...more })),
    },
  });
}
