import type { Plan } from 'shared/contract';
import { startTestServer } from 'shared/testing';
import {
  aCrisprPlan,
  anAlleleModificationPlan,
  anEsCellPlan,
  aPhenotypingPlan,
  openPlanFacts,
  openPlanForm,
} from '../testing/index.ts';
import { controlLabels, factLabels } from './testing/labels.ts';

startTestServer();

/** Labels of a card as the reference lists them, in its order; a star marks what must be given (PP-24). */
type Cards = Readonly<Record<string, readonly string[]>>;

const EXCISION = [
  'Cre Excision via TAT-Cre?',
  'Deleter Strain Name',
  'Number Of Cre Matings Successful',
] as const;

/** Spelling mistakes of the labels are corrected (PP-66): “transferred” for “transfered”. */
const ATTEMPTS: [section: string, plan: Plan, cards: Cards][] = [
  [
    'CRISPR (ui-screens 11.1, 11.2, 11.8, 11.9)',
    aCrisprPlan(),
    {
      'CRISPR Attempt Details': ['MI date', 'MI external Ref *', 'Experimental', 'Comment'],
      'Mutagenesis Details': ['Mutagenesis External Ref', 'Strain Injected'],
      'CRISPR Injection Details': [
        'Number of Embryos Injected',
        'Number of Embryos Survived',
        'Embryo Transfer Day',
        'Number of Embryos Survived to 2 cell stage (Leave blank if transferred on same day)',
        'Number Transferred',
      ],
      'Founder/G0 Litter Details': [
        'Number of G0 Pups Born',
        'Assay Type Used',
        'Number of G0s Assayed',
        'Number of G0 with a Detected Mutation',
        'Number of G0 with NHEJ Mutation',
        'Number of G0 with Deletion Mutation',
        'Number of G0 with HR Mutation',
        'Number of G0 with HDR Mutation',
        'Number of G0 with All Donors Inserted',
        'Number of G0 with Subset of Donors Inserted',
        'Number of G0s Selected For Breeding',
      ],
    },
  ],
  [
    'ES cell (ui-screens 12.1 to 12.4)',
    anEsCellPlan(),
    {
      'ES Cell Attempt Details': [
        'ES Cell Name *',
        'MI date',
        'MI external Ref *',
        'Experimental',
        'Comments',
      ],
      'Transfer Details': [
        'Blast Strain Name',
        'Total Blasts Injected',
        'Total Transferred',
        'Number Surrogates Receiving',
      ],
      'Litter Details': [
        'Total Pups Born',
        'Total Female Chimeras',
        'Total Male Chimeras',
        'Number of Males with 0-39% Chimerism',
        'Number of Males with 40-79% Chimerism',
        'Number of Males with 80-99% Chimerism',
        'Number of Males with 100% Chimerism',
      ],
      'Chimera Mating Details': [
        'Test Cross Strain Name',
        'Date Chimeras Mated',
        'Number Of Chimera Matings Attempted',
        'Number Of Chimera Matings Successful',
        'Number Of Chimeras With GLT From CCT',
        'Number Of Chimeras With GLT From Genotyping',
        'Number of Chimeras with 0-9% GLT',
        'Number of Chimeras with 10-49% GLT',
        'Number of Chimeras with 50-99% GLT',
        'Number of Chimeras with 100% GLT',
        'Total F1 Mice From Matings',
        'Number Of CCT Offspring',
        'Cassette Transmission Verified',
        'Number Of HET Offspring',
        'Number Of Live GLT Offspring',
      ],
    },
  ],
  [
    'modification of an ES cell allele (ui-screens 13)',
    anAlleleModificationPlan('es cell'),
    { 'Allele Modification Details': ['ES Cell Allele Modification external Ref *', ...EXCISION] },
  ],
  [
    'modification of a CRISPR allele (ui-screens 13)',
    anAlleleModificationPlan('crispr'),
    { 'Allele Modification Details': ['CRISPR Allele Modification external Ref *', ...EXCISION] },
  ],
  [
    'phenotyping (ui-screens 16.1)',
    aPhenotypingPlan(),
    {
      'Phenotyping Attempt Details': [
        'Phenotyping External Reference (Colony or Specimen id) *',
        'Cohort Production Work Unit Name',
        'Background Strain *',
        'Do not count towards completeness',
      ],
    },
  ],
];

const labelsWith = (cards: Cards, labelsOf: (title: string) => string[]) =>
  Object.fromEntries(Object.keys(cards).map((title) => [title, labelsOf(title)]));

describe('labels of an attempt, in their order', () => {
  test.each(ATTEMPTS)('%s: to edit', async (_section, plan, cards) => {
    await openPlanForm({ plan });
    expect(labelsWith(cards, controlLabels)).toEqual(cards);
  });

  test.each(ATTEMPTS)('%s: to read, the same without stars', async (_section, plan, cards) => {
    await openPlanFacts({ plan });
    const withoutStars = Object.entries(cards).map(([title, labels]) => [
      title,
      labels.map((label) => label.replace(/ \*$/, '')),
    ]);
    const shown = labelsWith(cards, (title) => factLabels(title).filter((label) => !IN_LINKS.has(label)));
    expect(shown).toEqual(Object.fromEntries(withoutStars));
  });
});

/** The starting point stands in the same card. */
const IN_LINKS = new Set(['Colony', 'Outcome', 'Production Plan']);
