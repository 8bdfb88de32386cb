import type { ChangeResponse, HistoryDetail, Mutation } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, get, refusal, send } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import {
  addColony,
  addMutation,
  FASTA,
  mutationBody,
  mutationsOf,
  openMutationTracker,
  readMutation,
  type ColonyPlace,
} from './testing/mutations.ts';

let tracker: TestApp;
let colony: ColonyPlace;
let min: string;
let serial = 0;

const WHOLE = {
  description: 'first',
  qcNote: 'note',
  geneticMutationTypeName: 'Null',
  mgiAlleleSymbolRequiresConstruction: true,
  mutationQcResults: [{ qcTypeName: 'loa_qpcr', statusName: 'pass' }],
  mutationCategorizations: [{ name: 'NHEJ' }],
  mutationSequences: [
    { index: 1, sequence: { sequence: FASTA, typeName: 'complete' } },
    { index: 2, sequence: { sequence: '>b\nACGT', typeName: 'partial' } },
  ],
  insertionSequences: [
    {
      sequence: '>ins\nTTGA',
      location: 'chr5:31220110',
      insertionTargetedExons: [{ exonId: 'E1' }],
      insertionCanonicalTargetedExons: [],
    },
  ],
  molecularMutationDeletions: [
    { chr: 'chr5', start: 100, stop: 200, size: 100 },
    { chr: 'chr5', start: 300, stop: 400, size: 100 },
  ],
  targetedExons: [{ exonId: 'E2' }],
  canonicalTargetedExons: [{ exonId: 'E3' }],
  alignedFastas: [{ chrom: 'chr5' }],
};

beforeAll(async () => {
  tracker = await openMutationTracker();
});
beforeEach(async () => {
  colony = await addColony(tracker);
  min = await addMutation(tracker, colony, mutationBody(symbolOf(++serial), WHOLE));
});
afterAll(() => tracker.close());

function symbolOf(number: number): string {
  return `Zfp999<em${number}(IMPC)J>`;
}

function put(body: object) {
  return send(tracker, 'PUT', `${mutationsOf(colony)}/${min}`, body, CAST.unitMember);
}

/** Changes some members, keeping the simple ones as they are, and returns the mutation and the lines of the record. */
async function change(members: object): Promise<{ after: Mutation; details: HistoryDetail[] }> {
  const before = await readMutation(tracker, min);
  const response = await put({ ...before, ...members });
  if (response.statusCode !== 200) throw new Error(response.body);
  const [record] = response.json<ChangeResponse>().history;
  return { after: await readMutation(tracker, min), details: record?.details ?? [] };
}

describe('PUT .../mutations/{min} (api-2 §15.4)', () => {
  test('a changed member is stored, and the record contains it', async () => {
    const response = await put({ ...(await readMutation(tracker, min)), qcNote: 'seen again' });
    expect(response.json()).toEqual<ChangeResponse>({
      history: [
        {
          id: 1,
          user: CAST.unitMember,
          date: expect.any(String),
          at: expect.any(String),
          comment: 'Mutation updated',
          details: [{ field: 'qcNote', oldValue: 'note', newValue: 'seen again', note: 'Field changed' }],
        },
      ],
      _links: { self: { href: `${BASE_URL}${mutationsOf(colony)}/${min}` } },
    });
  });

  test('sending back what was read changes nothing, not even the version', async () => {
    const before = await get(tracker, `/api/mutations/${min}`);
    const response = await put(before.json());
    expect(response.json<ChangeResponse>().history).toEqual([
      { id: 1, user: null, date: null, comment: null, details: null },
    ]);
    const after = await get(tracker, `/api/mutations/${min}`);
    expect([after.json(), after.headers.etag]).toEqual([before.json(), before.headers.etag]);
  });

  test('a missing member is cleared, but a missing list stays', async () => {
    const before = await readMutation(tracker, min);
    await put({ symbol: before.symbol, molecularMutationTypeName: 'Deletion' });
    expect(await readMutation(tracker, min)).toEqual({
      ...before,
      description: null,
      qcNote: null,
      geneticMutationTypeName: null,
      mgiAlleleSymbolRequiresConstruction: null,
      isMutationDeletionChecked: null,
      isDeletionCoordinatesUpdatedManually: null,
      mutationQcResults: [],
      mutationCategorizations: [],
    });
  });

  test.each([
    ['genes', 'Mutation: Gene(s) cannot be null.'],
    ['mutationSequences', null],
    ['insertionSequences', null],
    ['molecularMutationDeletions', null],
    ['targetedExons', null],
    ['canonicalTargetedExons', null],
    ['alignedFastas', null],
  ])('an empty list of %s empties it, unless a rule forbids: %s', async (member, message) => {
    const members = member === 'mutationSequences' ? { insertionSequences: [] } : {};
    const response = await put({ ...(await readMutation(tracker, min)), ...members, [member]: [] });
    if (message === null) expect(await readMutation(tracker, min)).toMatchObject({ [member]: [] });
    else expect(refusal(response)).toBe(`400 ${message}`);
  });

  test('members that the caller may not set stay: identifiers, the MGI allele, links', async () => {
    const before = await readMutation(tracker, min);
    await put({ ...before, id: 1, min: 'MIN:1', mgiAlleleId: 'MGI:1', imitsAlleleId: 5, _links: {} });
    expect(await readMutation(tracker, min)).toEqual(before);
  });

  test('genes and categorizations are exchanged', async () => {
    const symbol = `Zfp998<em${serial}(IMPC)J>`;
    const { after, details } = await change({
      symbol,
      genes: [{ symbol: 'Zfp998' }],
      mutationCategorizations: [{ name: 'HDR', typeName: 'repair_mechanism' }],
    });
    expect(after.genes).toMatchObject([{ symbol: 'Zfp998' }]);
    expect(after.mutationCategorizations).toMatchObject([{ name: 'HDR' }]);
    expect(details.map(({ field, note }) => [field.replace(/\d+/, 'n'), note])).toEqual(
      expect.arrayContaining([
        ['genes.[n]', 'Element added'],
        ['genes.[n]', 'Element removed'],
        ['mutationCategorizations.[n]', 'Element added'],
        ['mutationCategorizations.[n]', 'Element removed'],
        ['symbol', 'Field changed'],
      ]),
    );
  });
});

describe('rows of the lists (api-2 §21)', () => {
  test('are matched by their ids, added, and dropped', async () => {
    const [first, second] = (await readMutation(tracker, min)).molecularMutationDeletions;
    if (first === undefined || second === undefined) throw new Error('There are two');
    const { after, details } = await change({
      molecularMutationDeletions: [
        { ...second, stop: 450, size: 150 },
        { chr: 'chrX', start: 5, stop: 6, size: 1 },
      ],
    });
    expect(after.molecularMutationDeletions).toEqual([
      { ...second, stop: 450, size: 150 },
      { id: expect.any(Number), chr: 'chrX', start: 5, stop: 6, size: 1 },
    ]);
    expect(details).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          field: `molecularMutationDeletion.[${first.id}]`,
          note: 'Element removed',
        }),
        expect.objectContaining({
          field: `molecularMutationDeletion.[${second.id}]`,
          note: 'Element changed',
        }),
        {
          field: `molecularMutationDeletion.[${second.id}].stop`,
          oldValue: '400',
          newValue: '450',
          note: 'Field changed',
        },
      ]),
    );
  });

  test('sequences change places and texts, come and go, and leave no orphans', async () => {
    const [one, two] = (await readMutation(tracker, min)).mutationSequences;
    if (one === undefined || two === undefined) throw new Error('There are two');
    const swapped = await change({
      mutationSequences: [
        { ...one, index: 2 },
        { ...two, index: 1, sequence: { sequence: '>c\nAACC', typeName: 'partial' } },
      ],
    });
    expect(swapped.after.mutationSequences).toEqual([
      { ...two, index: 1, sequence: { ...two.sequence, sequence: '>c\nAACC' } },
      { ...one, index: 2 },
    ]);
    await change({
      mutationSequences: [{ id: -4, index: 1, sequence: { sequence: FASTA, typeName: 'complete' } }],
    });
    const left = await tracker.db
      .selectFrom('sequence')
      .select('id')
      .where('id', 'in', [one.sequence.id, two.sequence.id])
      .execute();
    expect(left).toEqual([]);
  });

  test('insertions keep their identifier and exchange their exons', async () => {
    const [insertion] = (await readMutation(tracker, min)).insertionSequences;
    if (insertion === undefined) throw new Error('There is one');
    const [exon] = insertion.insertionTargetedExons;
    const { after } = await change({
      insertionSequences: [
        {
          ...insertion,
          insertionTargetedExons: [{ ...exon, transcript: 't' }],
          insertionCanonicalTargetedExons: [{ exonId: 'E9' }],
        },
      ],
    });
    expect(after.insertionSequences).toEqual([
      {
        ...insertion,
        insertionTargetedExons: [{ ...exon, transcript: 't' }],
        insertionCanonicalTargetedExons: [{ id: expect.any(Number), exonId: 'E9', transcript: null }],
      },
    ]);
    const cleared = await change({ insertionSequences: [{ ...insertion, insertionTargetedExons: null }] });
    expect(cleared.after.insertionSequences[0]?.insertionTargetedExons).toEqual([]);
  });

  test('exons of a deletion go with it, those that are sent stay', async () => {
    const before = await readMutation(tracker, min);
    const [deletion] = before.molecularMutationDeletions;
    await tracker.db
      .updateTable('targeted_exon')
      .set({ molecular_mutation_deletion_id: deletion?.id ?? 0 })
      .where('mutation_id', '=', before.id)
      .execute();
    const { after } = await change({ molecularMutationDeletions: [], canonicalTargetedExons: undefined });
    expect(after.canonicalTargetedExons).toEqual([]);
    expect(after.targetedExons).toMatchObject([{ exonId: 'E2' }]);
  });
});
