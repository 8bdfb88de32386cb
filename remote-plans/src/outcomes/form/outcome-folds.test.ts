import { aColony, aMutation, anOutcome, aSpecimenOutcome } from '../testing/outcomes.ts';
import { foldsOf, type OutcomeFolds } from './outcome-folds.ts';
import type { StoredOutcome } from './outcome-values.ts';

const colonyAt = (statusName: string, more: Partial<ReturnType<typeof aColony>> = {}) =>
  anOutcome({ colony: aColony({ statusName, ...more }) });
const MUTATION = aMutation();

/** The sections that are a line when the page opens. */
const folded = (stored: StoredOutcome, isEditing: boolean) => {
  const folds: Partial<OutcomeFolds> = foldsOf(stored, isEditing);
  return Object.entries(folds).flatMap(([section, { startsFolded }]) => (startsFolded ? [section] : []));
};

const CASES: readonly [string, StoredOutcome, { edited: string[]; read: string[] }][] = [
  [
    'a colony in progress: its mutation is what leads on',
    { outcome: colonyAt('Genotype In Progress'), mutations: [MUTATION] },
    { edited: ['colony', 'products'], read: ['specimen'] },
  ],
  [
    'a colony without products, which come with its confirmation',
    { outcome: colonyAt('Genotype In Progress', { distributionProducts: [] }), mutations: [] },
    { edited: ['colony', 'products'], read: ['specimen', 'mutations', 'products'] },
  ],
  [
    'a confirmed colony, which can be distributed now',
    { outcome: colonyAt('Genotype Confirmed', { distributionProducts: [] }), mutations: [MUTATION] },
    { edited: ['colony', 'mutations'], read: ['specimen', 'products'] },
  ],
  [
    'a colony that was',
    { outcome: colonyAt('Genotype Extinct'), mutations: [MUTATION] },
    { edited: ['colony', 'mutations', 'products'], read: ['specimen'] },
  ],
  [
    'a specimen',
    { outcome: aSpecimenOutcome(), mutations: [MUTATION] },
    { edited: ['specimen', 'products'], read: ['colony', 'products'] },
  ],
];

describe.each(CASES)('of %s', (_what, stored, { edited, read }) => {
  test('what is done, or cannot be done yet, is folded to edit', () => {
    expect(folded(stored, true)).toEqual(edited);
  });
  test('what is empty is folded to read', () => {
    expect(folded(stored, false)).toEqual(read);
  });
});

test('the lines say what there is', () => {
  const { colony, mutations, products } = foldsOf({ outcome: anOutcome(), mutations: [MUTATION] }, true);
  expect([colony.line, mutations.line, products.line]).toEqual([
    'Name NL-Z999-EM1, Background Strain C57BL/6N, Genotyping comment',
    '1 mutation: Zfp999<em1(IMPC)J>',
    '1 product: Live mice',
  ]);
  expect(foldsOf({ outcome: aSpecimenOutcome(), mutations: [] }, true).specimen.line).toContain('NL-SP-8');
});
