import type { ChangeResponse, Mutation } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, refusal } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import {
  addColony,
  addMutation,
  FASTA,
  minOf,
  mutationBody,
  mutationsOf,
  openMutationTracker,
  postMutation,
  readMutation,
  type ColonyPlace,
} from './testing/mutations.ts';

let tracker: TestApp;
let colony: ColonyPlace;
let esCellColony: ColonyPlace;

beforeAll(async () => {
  tracker = await openMutationTracker();
  colony = await addColony(tracker);
  esCellColony = await addColony(tracker, { attemptType: 'es cell' });
});
afterAll(() => tracker.close());

/** As the screens send it, temporary ids and all. */
const WHOLE = {
  id: 7,
  min: null,
  pin: 'PIN:0000000001',
  mgiAlleleId: 'MGI:1',
  description: 'An invented deletion',
  qcNote: 'looks good',
  mgiAlleleSymbolRequiresConstruction: 'true',
  geneticMutationTypeName: 'null',
  genes: [{ accessionId: 'mgi:9999999' }],
  mutationQcResults: [{ id: -1, qcTypeName: 'LOA_qpcr', statusName: 'Pass' }],
  mutationSequences: [
    { id: -1, index: '2', sequence: { sequence: '>b\nACGT', typeName: 'partial', sequenceLocations: [] } },
    {
      tmp_id: -2,
      index: 1,
      sequence: { id: 3, sequence: FASTA, typeName: 'COMPLETE', categoryName: 'original starting sequence' },
    },
  ],
  insertionSequences: [
    {
      ins: 'INS:000000000099',
      sequence: '>ins\nttga',
      location: 'chr5:31220110',
      insertionTargetedExons: [{ exonId: 'ENSMUSE1', transcript: 'Zfp999-201__ENSMUST1' }],
      insertionCanonicalTargetedExons: [{ exonId: 'ENSMUSE2', transcript: null }],
    },
  ],
  mutationCategorizations: [
    { name: 'nhej' },
    { name: 'Conditional', typeName: 'allele_category' },
    { name: 'NHEJ' },
  ],
  molecularMutationDeletions: [{ chr: 'chr5', start: '31220100', stop: 31_220_600, size: 500 }],
  targetedExons: [{ exonId: 'ENSMUSE3', transcript: 'a' }],
  canonicalTargetedExons: [{ exonId: 'ENSMUSE4', transcript: 'b' }],
  alignedFastas: [{ chrom: 'chr5', chromStart: 1, strand: '+', blockSizes: '1,2' }],
};

describe('POST .../mutations (api-2 §15.3)', () => {
  test('stores all members, resolves names and ignores members that the caller may not set', async () => {
    const response = await postMutation(tracker, colony, mutationBody('Zfp999<em1(IMPC)J>', WHOLE));
    const min = minOf(response.json<ChangeResponse>());
    const id = Number(min.slice(4));
    expect(await readMutation(tracker, min, null)).toEqual<Mutation>({
      id,
      min,
      mgiAlleleId: null,
      mgiAlleleSymbolWithoutImpcAbbreviation: false,
      symbol: 'Zfp999<em1(IMPC)J>',
      description: 'An invented deletion',
      qcNote: 'looks good',
      mgiAlleleSymbolRequiresConstruction: true,
      geneticMutationTypeName: 'Null',
      molecularMutationTypeName: 'Deletion',
      genes: [
        {
          id: expect.any(Number),
          accessionId: 'MGI:9999999',
          symbol: 'Zfp999',
          speciesName: 'Mus musculus',
          name: 'zinc finger protein 999',
          externalLink: 'https://www.mousephenotype.org/data/genes/MGI:9999999',
        },
      ],
      mutationQcResults: [{ id: expect.any(Number), qcTypeName: 'loa_qpcr', statusName: 'pass' }],
      mutationSequences: [
        {
          id: expect.any(Number),
          index: 1,
          sequence: {
            id: expect.any(Number),
            sequence: FASTA,
            typeName: 'complete',
            categoryName: 'outcome sequence',
          },
        },
        {
          id: expect.any(Number),
          index: 2,
          sequence: {
            id: expect.any(Number),
            sequence: '>b\nACGT',
            typeName: 'partial',
            categoryName: 'outcome sequence',
          },
        },
      ],
      insertionSequences: [
        {
          id: expect.any(Number),
          ins: expect.stringMatching(/^INS:\d{12}$/),
          sequence: '>ins\nttga',
          location: 'chr5:31220110',
          insertionTargetedExons: [
            { id: expect.any(Number), exonId: 'ENSMUSE1', transcript: 'Zfp999-201__ENSMUST1' },
          ],
          insertionCanonicalTargetedExons: [{ id: expect.any(Number), exonId: 'ENSMUSE2', transcript: null }],
        },
      ],
      mutationCategorizations: expect.arrayContaining([
        { name: 'NHEJ', description: 'non-homology end-joining', typeName: 'repair_mechanism' },
        { name: 'Conditional', description: null, typeName: 'allele_category' },
      ]),
      molecularMutationDeletions: [
        { id: expect.any(Number), chr: 'chr5', start: 31_220_100, stop: 31_220_600, size: 500 },
      ],
      targetedExons: [{ id: expect.any(Number), exonId: 'ENSMUSE3', transcript: 'a' }],
      canonicalTargetedExons: [{ id: expect.any(Number), exonId: 'ENSMUSE4', transcript: 'b' }],
      alignedFastas: [
        {
          id: expect.any(Number),
          chrom: 'chr5',
          chromStart: 1,
          chromEnd: null,
          name: null,
          score: null,
          strand: '+',
          thickStart: null,
          thickEnd: null,
          itemRgb: null,
          blockCount: null,
          blockSizes: '1,2',
          blockStarts: null,
        },
      ],
      isDeletionCoordinatesUpdatedManually: false,
      isMutationDeletionChecked: true,
      _links: {
        self: { href: `${BASE_URL}/api/mutations/${min}` },
        outcomes: [{ href: `${BASE_URL}/api/plans/${colony.pin}/outcomes/${colony.tpo}` }],
      },
    });
  });

  test('returns the history of the mutation and its address', async () => {
    const response = await postMutation(tracker, colony, mutationBody('Zfp999<em2(IMPC)J>'));
    const change = response.json<ChangeResponse>();
    expect(change).toEqual({
      history: [
        {
          id: 1,
          user: CAST.unitMember,
          date: expect.any(String),
          at: expect.any(String),
          comment: 'Mutation created',
          details: [],
        },
      ],
      _links: { self: { href: `${BASE_URL}${mutationsOf(colony)}/${minOf(change)}` } },
    });
  });

  test('takes the least, and the flags as they are sent', async () => {
    const min = await addMutation(
      tracker,
      colony,
      mutationBody('Zfp999<em3(IMPC)J>', {
        mutationSequences: [],
        isMutationDeletionChecked: false,
        isDeletionCoordinatesUpdatedManually: true,
      }),
    );
    expect(await readMutation(tracker, min)).toMatchObject({
      description: null,
      geneticMutationTypeName: null,
      mgiAlleleSymbolRequiresConstruction: null,
      mutationSequences: [],
      mutationCategorizations: [],
      isMutationDeletionChecked: false,
      isDeletionCoordinatesUpdatedManually: true,
    });
  });

  test('an allele class goes with ES cell work', async () => {
    const body = mutationBody('Zfp999<tm1a(IMPC)J>', { mutationCategorizations: [{ name: 'a' }] });
    const min = await addMutation(tracker, esCellColony, body);
    expect((await readMutation(tracker, min)).mutationCategorizations).toEqual([
      { name: 'a', description: null, typeName: 'esc_allele_class' },
    ]);
  });

  test('a repeated key gets the first response, and creates nothing', async () => {
    const body = mutationBody('Zfp999<em4(IMPC)J>');
    const headers = { 'idempotency-key': 'once' };
    const first = await postMutation(tracker, colony, body, CAST.unitMember, headers);
    const again = await postMutation(tracker, colony, body, CAST.unitMember, headers);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });
});

describe('who may create a mutation', () => {
  const body = mutationBody('Zfp999<em90(IMPC)J>');
  const refused = () =>
    '403 You do not have permission to create the mutation. To execute this action you need permission to edit ' +
    `the plan ${colony.pin}.`;

  test.each([
    ['a stranger', CAST.stranger],
    ['a member of the consortium', CAST.consortiumMember],
  ])('not %s', async (_who, caller) => {
    expect(refusal(await postMutation(tracker, colony, body, caller))).toBe(refused());
  });

  test('is allowed to those who may change the plan, which must be readable and have the outcome', async () => {
    const hidden = await addColony(tracker, { privacy: 'restricted' });
    const other = await addColony(tracker);
    const attempts: [ColonyPlace, string | null, string][] = [
      [hidden, CAST.stranger, `403 You do not have permission to read the plan ${hidden.pin}.`],
      [{ ...colony, pin: 'PIN:0000999999' }, CAST.unitMember, '404 The plan[PIN:0000999999] does not exist.'],
      [
        { ...colony, tpo: 'TPO:000000999999' },
        CAST.unitMember,
        '404 Outcome TPO:000000999999 does not exist.',
      ],
      [
        { ...colony, tpo: other.tpo },
        CAST.unitMember,
        `400 Plan ${colony.pin} is not related with outcome ${other.tpo}.`,
      ],
    ];
    for (const [place, caller, expected] of attempts)
      expect(refusal(await postMutation(tracker, place, body, caller))).toBe(expected);
  });
});
