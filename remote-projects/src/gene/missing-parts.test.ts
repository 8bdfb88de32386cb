import { missingParts } from './missing-parts.ts';
import { aGene, aGenePage, aGenePlan, aGeneProject, aGuide, anOutcome } from './testing/a-gene-page.ts';

test.each([
  [
    'a gene on which all has been done',
    aGenePage({
      guides: [aGuide()],
      outcomes: [anOutcome()],
      plans: [aGenePlan(), aGenePlan({ typeName: 'phenotyping' })],
    }),
    [],
  ],
  [
    'a plan that has just begun',
    aGenePage({ outcomes: [] }),
    ['guides', 'alleles and colonies', 'phenotyping'],
  ],
  [
    'a gene with plans that somebody may not read, who does not know what they have',
    aGenePage({
      projects: [aGeneProject({ unreadablePlans: 2 })],
      plans: [],
      outcomes: [],
      orthologs: [],
    }),
    ['human orthologs'],
  ],
  [
    'a gene of which little is known',
    aGenePage({ gene: aGene({ positions: [] }), orthologs: [], guides: [aGuide()] }),
    ['position', 'phenotyping', 'human orthologs'],
  ],
])('%s', (_case, page, expected) => {
  expect(missingParts(page)).toEqual(expected);
});
