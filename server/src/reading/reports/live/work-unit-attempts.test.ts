import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addConfirmed, addMutation, type TestConfirmed } from '../../production-numbers/testing/confirmed.ts';
import { get, refusal } from '../../../../testing/calls.ts';
import { CAST, addCast } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { columnOf, reportText } from '../testing/report.ts';
import { liveReportRoutes } from './routes.ts';

const OF_JAX = 'workunit_attempts?workunit=JAX&attempt=crispr';

/** Lines that have one thing wrong, by what it is. */
const FLAWED: readonly (readonly [what: string, about: Partial<TestConfirmed>])[] = [
  ['not confirmed', { status: 'Genotype In Progress' }],
  ['confirmed without a stamp', { dates: [] }],
  ['of a mutation without a gene', { genes: [] }],
  ['of another attempt', { attemptType: 'es cell' }],
  ['of another work unit', { workUnit: 'UCD' }],
  ['of a group that does not count', { workGroup: 'EUCOMMToolsCre' }],
  ['without a group', { workGroup: null }],
];

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([liveReportRoutes]);
  const { db } = tracker;
  await addCast(db);
  for (const number of [1, 2]) await addGene(db, { symbol: `Aaa${number}`, accId: `MGI:${number}` });
  const add = (name: string, about: Partial<TestConfirmed> = {}) =>
    addConfirmed(db, { name, genes: ['Aaa1'], dates: ['2030-05-01'], ...about });
  // By outcome, not by date or name; the first mutation and its first gene.
  const first = await add('Zoe', { genes: ['Aaa2', 'Aaa1'], dates: ['2031-01-01', '2030-06-01T12:34:56'] });
  await addMutation(db, first, 'Aaa0<em9>', ['Aaa1']);
  await add('Ann', { status: 'Genotype Extinct', dates: ['2029-02-03'] });
  await sql`update mutation set symbol = null where symbol like '%Ann>'`.execute(db);
  for (const privacy of ['protected', 'restricted'] as const) await add(privacy, { privacy });
  for (const [what, about] of FLAWED) await add(what, about);
});
afterAll(() => tracker.close());

test('workunit_attempts, every column: by outcome, each line ended by a tab (api-3 §8.3.1)', async () => {
  expect(await reportText(tracker, OF_JAX)).toBe(
    'Date\tName\tMin\tMutation Symbol\tGene Symbol\n' +
      '2030-06-01 12:34:56\tZoe\tMIN:000000000001\tAaa2<em1(IMPC)Zoe>\tAaa1\t\n' +
      '2029-02-03 00:00:00\tAnn\tMIN:000000000003\t\tAaa1\t\n',
  );
});

describe('workunit_attempts leaves out a line (api-3 §8.3.1)', () => {
  test.each(FLAWED.map(([what]) => what))('%s', async (what) => {
    expect(columnOf(await reportText(tracker, OF_JAX), 'Name')).not.toContain(what);
  });
});

test.each([
  [null, ['Zoe', 'Ann']],
  [CAST.stranger, ['Zoe', 'Ann']],
  [CAST.unitMember, ['Zoe', 'Ann', 'protected', 'restricted']],
  [CAST.administrator, ['Zoe', 'Ann', 'protected', 'restricted']],
])('workunit_attempts shows to %s the work that they may see whole', async (caller, names) => {
  expect(columnOf(await reportText(tracker, OF_JAX, caller), 'Name')).toEqual(names);
});

test.each([
  ['jax', 'CRISPR', ['Zoe', 'Ann']],
  ['Jax', 'escell', ['of another attempt']],
  ['JAX', 'es cell', ['of another attempt']],
  ['ucd', 'crispr', ['of another work unit']],
  ['JAX', 'crisprallelemodification', []],
  ['JAX', 'magic', []],
])(
  'of %s by %s: the case plays no role, and attempts have short names (api-3 §8.3.1)',
  async (unit, attempt, names) => {
    const query = new URLSearchParams({ workunit: unit, attempt }).toString();
    expect(columnOf(await reportText(tracker, `workunit_attempts?${query}`), 'Name')).toEqual(names);
  },
);

test.each([
  ['workunit=jax&attempt=CRISPR', 'crispr_Attempt_by_jax'],
  ['workunit=JAX&attempt=escellallelemodification', 'es cell allele modification_Attempt_by_JAX'],
])('of %s the file is %s, with the expanded name of the attempt (api-3 §8.3.1)', async (query, name) => {
  const { headers } = await get(tracker, `/api/reports/workunit_attempts?${query}`);
  expect(headers['content-disposition']).toMatch(new RegExp(`filename="${name}_\\d{4}-[^"]*\\.tsv"$`));
});

test.each([
  ['workunit=JAX', '400 attempt parameter is missing'],
  ['attempt=crispr', '400 workunit parameter is missing'],
])('of %s there is no report: both are required', async (query, text) => {
  expect(refusal(await get(tracker, `/api/reports/workunit_attempts?${query}`))).toBe(text);
});
