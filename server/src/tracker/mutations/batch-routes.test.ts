import type { MgiAlleleReport, MutationPosition } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import {
  addColony,
  addMutation,
  FASTA,
  link,
  mutationBody,
  mutationsOf,
  openMutationTracker,
  readMutation,
  type ColonyPlace,
} from './testing/mutations.ts';

let tracker: TestApp;
let colony: ColonyPlace;

beforeAll(async () => {
  tracker = await openMutationTracker();
  await addPerson(tracker.db, { email: tracker.context.settings.cdaUserKey });
  await addPerson(tracker.db, { email: 'role@lab.example', unitRoles: [['TCP', 'Admin']] });
  colony = await addColony(tracker);
});
afterAll(() => tracker.close());

describe('POST /api/mutation/get_mutation_with_ensembl (api-2 §15.6)', () => {
  const positions = (mins: unknown[], caller: TestCaller = CAST.stranger) =>
    send(tracker, 'POST', '/api/mutation/get_mutation_with_ensembl', mins, caller);

  test('returns where the genes of mutations are, also on X', async () => {
    await tracker.db
      .updateTable('gene')
      .set({ ensembl_gene_id: 'ENSMUSG99' })
      .where('symbol', '=', 'Zfp999')
      .execute();
    const five = await addMutation(tracker, colony, mutationBody('Zfp999<em1(IMPC)J>'));
    const x = await addMutation(
      tracker,
      colony,
      mutationBody('Zfp998<em1(IMPC)J>', { genes: [{ symbol: 'Zfp998' }] }),
    );
    const nowhere = await addMutation(
      tracker,
      colony,
      mutationBody('Zfp997<em1(IMPC)J>', { genes: [{ symbol: 'Zfp997' }] }),
    );
    const response = await positions([x, nowhere, five, 'MIN:000000999999', 'nonsense']);
    expect(response.json<MutationPosition[]>()).toEqual([
      {
        min: five,
        symbol: 'Zfp999',
        mgiGeneAccId: 'MGI:9999999',
        ensemblGeneAccId: 'ENSMUSG99',
        ensemblChromosome: 'chr5',
        ensemblStart: 31_210_000,
        ensemblStop: 31_240_000,
        ensemblStrand: '+',
      },
      {
        min: x,
        symbol: 'Zfp998',
        mgiGeneAccId: 'MGI:9999998',
        ensemblGeneAccId: null,
        ensemblChromosome: 'chrX',
        ensemblStart: 1000,
        ensemblStop: 2000,
        ensemblStrand: '-',
      },
    ]);
    await tracker.db.updateTable('gene').set({ strand: null }).where('symbol', '=', 'Zfp999').execute();
    expect((await positions([five])).json()).toMatchObject([{ ensemblStrand: '.' }]);
    expect((await positions([])).json()).toEqual([]);
  });

  test('leaves out mutations that the caller may not read', async () => {
    const hidden = await addColony(tracker, { privacy: 'restricted' });
    const min = await addMutation(tracker, hidden, mutationBody('Zfp999<em2(IMPC)J>'));
    expect((await positions([min])).json()).toEqual([]);
    expect((await positions([min], CAST.unitMember)).json()).toHaveLength(1);
  });

  test('needs a token, and a list of texts', async () => {
    expect((await positions([], null)).statusCode).toBe(403);
    expect(refusal(await positions([7]))).toBe('400 Validation error');
  });
});

describe('PUT /api/format/sequence/{workUnit} (api-2 §15.7)', () => {
  const format = (workUnit: string, caller: TestCaller = CAST.administrator) =>
    send(tracker, 'PUT', `/api/format/sequence/${workUnit}`, {}, caller);

  /** Stores a text with the mutation's first sequence, past all rules. */
  async function misform(min: string, text: string): Promise<void> {
    const [sequence] = (await readMutation(tracker, min)).mutationSequences;
    await tracker.db
      .updateTable('sequence')
      .set({ sequence: text })
      .where('id', '=', sequence?.sequence.id ?? 0)
      .execute();
  }

  const textsOf = async (min: string) =>
    (await readMutation(tracker, min)).mutationSequences.map(({ sequence }) => sequence.sequence);

  test('turns other texts into FASTA, once, with a history', async () => {
    const place = await addColony(tracker, { workUnit: 'UCD' });
    const sequences = [
      { index: 1, sequence: { sequence: FASTA, typeName: 'complete' } },
      { index: 2, sequence: { sequence: FASTA, typeName: 'partial' } },
    ];
    const min = await addMutation(
      tracker,
      place,
      mutationBody('Zfp999<em1(IMPC)Mbp>', { mutationSequences: sequences }),
    );
    await link(tracker, min, await addColony(tracker, { workUnit: 'UCD' }));
    await misform(min, 'ACGTACGTACGT\r\n61 acgt');
    const { name } = await tracker.db
      .selectFrom('colony')
      .innerJoin('outcome', 'outcome.id', 'colony.outcome_id')
      .select('colony.name')
      .where('outcome.tpo', '=', place.tpo)
      .executeTakeFirstOrThrow();
    const response = await format('ucd');
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(await textsOf(min)).toEqual([`>${name}\nACGTACGTACGTacgt`, FASTA]);
    await format('UCD');
    const history = await getJson(tracker, `${mutationsOf(place)}/${min}/history`, CAST.administrator);
    expect(history).toMatchObject([{ comment: 'Mutation created' }, { comment: 'Mutation updated' }]);
  });

  test('leaves what cannot be stored as it is, and goes on', async () => {
    const place = await addColony(tracker, { workUnit: 'TCP' });
    const bad = await addMutation(tracker, place, mutationBody('Zfp999<em1(IMPC)Tcp>'));
    const good = await addMutation(tracker, place, mutationBody('Zfp999<em2(IMPC)Tcp>'));
    await misform(bad, 'no sequence at all');
    await misform(good, 'ACGTACGTACGT');
    expect((await format('TCP')).statusCode).toBe(200);
    expect(await textsOf(bad)).toEqual(['no sequence at all']);
    expect(await textsOf(good)).toEqual([expect.stringMatching(/^>JAX-Z999-\d+\nACGTACGTACGT$/)]);
  });

  test('an unknown work unit is refused', async () => {
    expect(refusal(await format('Nowhere'))).toBe('400 Work unit Nowhere does not exist.');
  });
});

describe('PUT /tracking-api/mutation/mgiAllele/update (api-2 §15.8)', () => {
  const update = (alleles: object[], caller: TestCaller = CAST.administrator) =>
    send(tracker, 'PUT', '/tracking-api/mutation/mgiAllele/update', alleles, caller);
  const allele = (symbol: string, accId: string) => ({ symbol, accId });

  test('stores allele ids by symbols, and reports the result of each', async () => {
    const min = await addMutation(tracker, colony, mutationBody('Zfp999<em10(IMPC)J>'));
    await tracker.db
      .insertInto('mutation')
      .values([{ symbol: 'Twice' }, { symbol: 'Twice' }])
      .execute();
    const response = await update([
      allele('Zfp999<em10(IMPC)J>', 'MGI:1'),
      allele('Zfp999<em10(IMPC)J>', 'MGI:1'),
      allele('zfp999<em10(impc)j>', 'MGI:2'),
      { ...allele('Twice', 'MGI:3'), more: true },
    ]);
    expect(response.json<MgiAlleleReport>()).toEqual({
      updated: [allele('Zfp999<em10(IMPC)J>', 'MGI:1')],
      noUpdateNecessary: [allele('Zfp999<em10(IMPC)J>', 'MGI:1')],
      noMutation: [allele('zfp999<em10(impc)j>', 'MGI:2')],
      duplicateMutation: [allele('Twice', 'MGI:3')],
    });
    expect((await readMutation(tracker, min)).mgiAlleleId).toBe('MGI:1');
    const history = await getJson(tracker, `${mutationsOf(colony)}/${min}/history`, CAST.administrator);
    expect(history).toMatchObject([
      {},
      { details: [{ field: 'mgiAlleleId', oldValue: null, newValue: 'MGI:1' }] },
    ]);
  });

  test('stores nothing when one mutation breaks a rule, and names it', async () => {
    const fine = await addMutation(tracker, colony, mutationBody('Zfp999<em11(IMPC)J>'));
    const broken = await addMutation(tracker, colony, mutationBody('Zfp999<em12(IMPC)J>'));
    await tracker.db.updateTable('mutation').set({ symbol: 'Odd' }).where('min', '=', broken).execute();
    const response = await update([allele('Zfp999<em11(IMPC)J>', 'MGI:5'), allele('Odd', 'MGI:6')]);
    expect(response.json()).toMatchObject({
      apierror: {
        status: 'BAD_REQUEST',
        message: 'Mutation:(Odd) Mutation symbol(s) are not in the correct format',
        debugMessage: `${broken}: nothing of the batch is stored.`,
      },
    });
    expect((await readMutation(tracker, fine)).mgiAlleleId).toBeNull();
  });

  test('checks no rules for a mutation without an outcome', async () => {
    const { min } = await tracker.db
      .insertInto('mutation')
      .values({ symbol: 'Lone' })
      .returning('min')
      .executeTakeFirstOrThrow();
    expect((await update([allele('Lone', 'MGI:7')])).statusCode).toBe(200);
    expect((await readMutation(tracker, min)).mgiAlleleId).toBe('MGI:7');
  });

  test('an allele needs symbol and id', async () => {
    expect(refusal(await update([{ symbol: 'Zfp999<em1(IMPC)J>' }]))).toBe('400 Validation error');
  });
});

describe('the batches are for the CDA and administrators', () => {
  const urls = ['/api/format/sequence/ICS', '/tracking-api/mutation/mgiAllele/update'];

  test.each([[CAST.unitMember], [CAST.dcc]])('not for %s', async (caller) => {
    for (const url of urls) expect((await send(tracker, 'PUT', url, [], caller)).statusCode).toBe(403);
  });

  test.each([['the CDA'], ['role@lab.example'], [CAST.administrator]])('for %s', async (who) => {
    const caller = who === 'the CDA' ? tracker.context.settings.cdaUserKey : who;
    for (const url of urls) expect((await send(tracker, 'PUT', url, [], caller)).statusCode).toBe(200);
  });
});
