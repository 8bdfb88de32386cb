import type { Mutation } from 'shared/contract';
import { aWholeMutation } from '../testing/a-whole-mutation.ts';
import { mutationInput, newMutationInput } from './mutation-input.ts';
import { emptyMutation, valuesOfMutation, type MutationValues } from './mutation-values.ts';

const stored = aWholeMutation();

function changed(change: Partial<MutationValues>, before: Mutation = stored) {
  return mutationInput({ ...valuesOfMutation(before), ...change }, before);
}

const [sequence = { id: null, index: '', sequence: '', typeName: '' }] =
  valuesOfMutation(stored).mutationSequences;
const [deletion = { id: null, chr: '', start: '', stop: '' }] =
  valuesOfMutation(stored).molecularMutationDeletions;
const [insertion = { id: null, sequence: '', location: '' }] = valuesOfMutation(stored).insertionSequences;

/** What goes along with every change: the server clears what is missing (api-2 §15.4). */
const MEMBERS = {
  symbol: 'Abl1<em1(IMPC)J>',
  description: 'A deletion of exon 3',
  qcNote: 'Checked twice',
  mgiAlleleSymbolRequiresConstruction: false,
  geneticMutationTypeName: 'Null',
  molecularMutationTypeName: 'Deletion',
  isDeletionCoordinatesUpdatedManually: false,
  isMutationDeletionChecked: true,
  mutationCategorizations: [
    { name: 'NHEJ', typeName: 'repair_mechanism' },
    { name: 'Conditional', typeName: 'allele_category' },
  ],
  mutationQcResults: [{ id: 21, qcTypeName: 'loa_qpcr', statusName: 'pass' }],
};

describe('a change sends only the changed parts (spec part 2 §4)', () => {
  test('nothing where nothing was touched', () => {
    expect(changed({})).toBeNull();
  });

  test.each<[string, Partial<MutationValues>, object]>([
    ['symbol', { symbol: 'Abl1<em2(IMPC)J>' }, { symbol: 'Abl1<em2(IMPC)J>' }],
    ['empty symbol (PP-36)', { symbol: ' ' }, { symbol: null }],
    ['empty description (spec §5)', { description: '' }, { description: null }],
    ['empty QC note (spec §5)', { qcNote: ' ' }, { qcNote: null }],
    ['type', { molecularMutationTypeName: 'Indel' }, { molecularMutationTypeName: 'Indel' }],
    ['release', { release: 'withhold' }, { isMutationDeletionChecked: false }],
    [
      'categorization',
      { repairMechanism: 'HDR' },
      {
        mutationCategorizations: [
          { name: 'HDR', typeName: 'repair_mechanism' },
          { name: 'Conditional', typeName: 'allele_category' },
        ],
      },
    ],
    [
      'QC result',
      { mutationQcResults: [{ id: null, qcTypeName: 'southern_blot', statusName: '' }] },
      { mutationQcResults: [{ id: null, qcTypeName: 'southern_blot', statusName: null }] },
    ],
    [
      'gene: those that stay keep their accession id',
      { genes: ['Abl1', 'Abl2'] },
      { genes: [{ accessionId: 'MGI:87011', symbol: 'Abl1' }, { symbol: 'Abl2' }] },
    ],
  ])('%s', (_part, change, sent) => {
    expect(changed(change)).toEqual({ ...MEMBERS, ...sent });
  });

  test('changed sequences clear deletions, exons and alignments and reset the manual flag', () => {
    const manual = aWholeMutation({ isDeletionCoordinatesUpdatedManually: true });
    expect(
      changed({ mutationSequences: [{ ...sequence, sequence: '>a\r\nACGT\r\nTT\r\n' }] }, manual),
    ).toEqual({
      ...MEMBERS,
      mutationSequences: [{ id: 31, index: 1, sequence: { sequence: '>a\nACGTTT', typeName: 'complete' } }],
      molecularMutationDeletions: [],
      targetedExons: [],
      canonicalTargetedExons: [],
      alignedFastas: [],
      isDeletionCoordinatesUpdatedManually: false,
    });
  });

  test('changed coordinates clear exons and set the manual flag; their start counts from 0, their size is computed', () => {
    expect(changed({ molecularMutationDeletions: [{ ...deletion, start: '31220201' }] })).toEqual({
      ...MEMBERS,
      molecularMutationDeletions: [{ id: 51, chr: 'chr2', start: 31_220_200, stop: 31_220_600, size: 400 }],
      targetedExons: [],
      canonicalTargetedExons: [],
      isDeletionCoordinatesUpdatedManually: true,
    });
  });

  test('coordinates that were entered together with other sequences are kept', () => {
    const both = changed({
      mutationSequences: [{ ...sequence, index: '2' }],
      molecularMutationDeletions: [deletion, { id: null, chr: 'chr2', start: '31220701', stop: '31220710' }],
    });
    expect(both).toMatchObject({
      mutationSequences: [{ id: 31, index: 2 }],
      molecularMutationDeletions: [
        stored.molecularMutationDeletions[0],
        { id: null, chr: 'chr2', start: 31_220_700, stop: 31_220_710, size: 10 },
      ],
      alignedFastas: [],
      isDeletionCoordinatesUpdatedManually: true,
    });
  });

  test('changed insertions clear their exons, the others keep theirs', () => {
    const [kept] = stored.insertionSequences;
    expect(kept).toBeDefined();
    if (!kept) return;
    const two = aWholeMutation({ insertionSequences: [kept, { ...kept, id: 44 }] });
    expect(
      changed({ insertionSequences: [insertion, { ...insertion, id: 44, location: ' chr2:9 ' }] }, two),
    ).toEqual({
      ...MEMBERS,
      insertionSequences: [
        {
          id: 41,
          sequence: kept.sequence,
          location: kept.location,
          insertionCanonicalTargetedExons: kept.insertionCanonicalTargetedExons,
          insertionTargetedExons: kept.insertionTargetedExons,
        },
        {
          id: 44,
          sequence: '>ins\nTTGA',
          location: 'chr2:9',
          insertionCanonicalTargetedExons: [],
          insertionTargetedExons: [],
        },
      ],
    });
  });

  test('what was null or empty when it was loaded goes back so', () => {
    const bare = aWholeMutation({ description: '', qcNote: null, molecularMutationTypeName: null });
    expect(changed({ symbol: 'x' }, bare)).toMatchObject({
      description: '',
      qcNote: null,
      molecularMutationTypeName: null,
    });
  });
});

describe('categorizations', () => {
  const NAMED = { name: 'x', typeName: 'another_type', description: null };
  const TWO = [
    { name: 'NHEJ', typeName: 'repair_mechanism', description: null },
    { name: 'HDR', typeName: 'repair_mechanism', description: null },
  ];

  test('of types that the form does not show, and several where it shows one, stay', () => {
    const before = aWholeMutation({ mutationCategorizations: [NAMED, ...TWO] });
    expect(changed({ alleleCategories: ['Cre'] }, before)?.mutationCategorizations).toEqual([
      { name: 'x', typeName: 'another_type' },
      { name: 'NHEJ', typeName: 'repair_mechanism' },
      { name: 'HDR', typeName: 'repair_mechanism' },
      { name: 'Cre', typeName: 'allele_category' },
    ]);
  });

  test('of an ES cell allele without a class letter are two apostrophes', () => {
    expect(newMutationInput({ ...emptyMutation(), alleleClass: "''" }).mutationCategorizations).toEqual([
      { name: "''", typeName: 'esc_allele_class' },
    ]);
  });
});

test('a new mutation is sent whole; temporary ids never are (spec part 2 §3)', () => {
  const values = { ...emptyMutation(), genes: ['Abl1'], symbol: 'Abl1<em1(IMPC)J>' };
  expect(newMutationInput(values)).toEqual({
    symbol: 'Abl1<em1(IMPC)J>',
    description: null,
    qcNote: null,
    molecularMutationTypeName: null,
    genes: [{ symbol: 'Abl1' }],
    mutationCategorizations: [],
    mutationSequences: [],
    insertionSequences: [],
    molecularMutationDeletions: [],
    mutationQcResults: [],
    isMutationDeletionChecked: null,
    isDeletionCoordinatesUpdatedManually: false,
  });
});

test('deletions of a new mutation were entered by hand', () => {
  const molecularMutationDeletions = [{ id: null, chr: 'chr2', start: '101', stop: '110' }];
  expect(newMutationInput({ ...emptyMutation(), molecularMutationDeletions })).toMatchObject({
    molecularMutationDeletions: [{ id: null, chr: 'chr2', start: 100, stop: 110, size: 10 }],
    isDeletionCoordinatesUpdatedManually: true,
  });
});
