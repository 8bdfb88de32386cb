import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addConfirmed } from '../../production-numbers/testing/confirmed.ts';
import { get, getJson, refusal } from '../../../../testing/calls.ts';
import { CAST, addCast } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addClone } from '../../../../testing/test-clones.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { named } from '../../../../testing/test-projects.ts';
import { columnOf, reportText } from '../testing/report.ts';
import { liveReportRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([liveReportRoutes]);
  const { db } = tracker;
  await addCast(db);
  await addGene(db, { symbol: 'Aaa1', accId: 'MGI:1' });
  for (const name of ['J2', 'J1']) await addConfirmed(db, { name, genes: ['Aaa1'], dates: [] });
  for (const privacy of ['protected', 'restricted'] as const)
    await addConfirmed(db, { name: privacy, privacy, dates: [] });
  const of = {
    colony: (name: string) => sql<number>`(select outcome_id from colony where name = ${name})`,
    clone: await addClone(db, 'EPD0013_1_E08', 'Aaa1'),
    vector: await addVector('PG00001_A_1_A01'),
  };
  const whole = { end: '2032-12-31', identifier: 'JR#1', ...COLONY };
  await offer('colony_id', of.colony('J1'), { start: '2031-02-03', ...whole });
  await offer('colony_id', of.colony('J2'), { ...COLONY, identifier: 'JR#2' });
  await offer('colony_id', of.colony('J2'), COLONY);
  await offer('colony_id', of.colony('J2'), { ...whole, network: 'EMMA' });
  for (const privacy of ['protected', 'restricted'])
    await offer('colony_id', of.colony(privacy), { ...COLONY, identifier: privacy });
  for (const [column, id] of [
    ['es_cell_id', of.clone],
    ['targeting_vector_id', of.vector],
  ] as const) {
    await offer(column, sql`${id}`, { start: '2031-02-03', end: '2032-12-31', identifier: 'KOMP-1' });
    await offer(column, sql`${id}`, {});
    await offer(column, sql`${id}`, { identifier: 'EMMA-1', network: 'EMMA' });
  }
});
afterAll(() => tracker.close());

interface Offer {
  network?: string;
  start?: string;
  end?: string;
  identifier?: string;
  /** Only of colonies. */
  centre?: string;
  productType?: string;
}
const COLONY = { centre: 'UCD', productType: 'Frozen sperm' };

async function offer(
  owner: 'colony_id' | 'es_cell_id' | 'targeting_vector_id',
  id: ReturnType<typeof sql>,
  { network = 'MMRRC', start, end, identifier, centre, productType }: Offer,
): Promise<void> {
  await sql`insert into distribution_product (${sql.ref(owner)}, distribution_centre_id, product_type_id,
      distribution_network_id, start_date, end_date, distribution_identifier)
    values (${id}, ${centre === undefined ? null : named('work_unit', centre)},
      ${productType === undefined ? null : named('product_type', productType)},
      ${named('distribution_network', network)}, ${start ?? null}, ${end ?? null}, ${identifier ?? null})`.execute(
    tracker.db,
  );
}

async function addVector(name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into targ_rep_targeting_vector (allele_id, name, pipeline_id)
    select min(targ_rep_allele.id), ${name}, (select min(id) from targ_rep_pipeline) from targ_rep_allele
    returning id`.execute(tracker.db);
  return rows[0]?.id ?? 0;
}

const path = (type: string, network = 'MMRRC') => `distribution?networkname=${network}&reporttype=${type}`;

test('of colonies, every column: those with an identifier, by name; nothing is written (api-3 §8.3.2)', async () => {
  expect(await reportText(tracker, path('colony'))).toBe(
    'Colony Name\tWork Unit\tDistribution Network\tProduct Type\tStart Date\tEnd Date\tDistribution Identifier\n' +
      'J1\tUCD\tMMRRC\tFrozen sperm\t2031-02-03\t2032-12-31\tJR#1\n' +
      'J2\tUCD\tMMRRC\tFrozen sperm\tnull\tnull\tJR#2\n',
  );
});

test.each([
  ['esCell', 'Es Cell Name', 'EPD0013_1_E08'],
  ['targetingVector', 'Targeting Vector Name', 'PG00001_A_1_A01'],
])(
  'of kind %s, every column: all of the network, with an identifier or not (api-3 §8.3.2)',
  async (type, header, name) => {
    const expected =
      `${header}\tDistribution Network\tStart Date\tEnd Date\tDistribution Identifier\n` +
      `${name}\tMMRRC\t2031-02-03\t2032-12-31\tKOMP-1\n` +
      `${name}\tMMRRC\tnull\tnull\tnull\n`;
    expect(await reportText(tracker, path(type))).toBe(expected);
    expect(await reportText(tracker, path(type.toLowerCase(), 'mmrrc'))).toBe(expected);
  },
);

test('of another network there is what it offers', async () => {
  for (const [type, identifier] of [
    ['colony', 'JR#1'],
    ['esCell', 'EMMA-1'],
    ['targetingVector', 'EMMA-1'],
  ] as const)
    expect(columnOf(await reportText(tracker, path(type, 'EMMA')), 'Distribution Identifier')).toEqual([
      identifier,
    ]);
});

test.each([
  [null, ['J1', 'J2']],
  [CAST.stranger, ['J1', 'J2']],
  [CAST.unitMember, ['J1', 'J2', 'protected', 'restricted']],
  [CAST.administrator, ['J1', 'J2', 'protected', 'restricted']],
])('shows to %s the colonies of projects that they may see whole', async (caller, names) => {
  expect(columnOf(await reportText(tracker, path('colony'), caller), 'Colony Name')).toEqual(names);
});

test.each([
  ['colony', 'Colony_Distribution_Idnetifier'],
  ['esCell', 'Es_Cell_Distribution_Idnetifier'],
  ['targetingVector', 'Targeting_Vector_Distribution_Idnetifier'],
])('of %s the file is %s, spelled as it is known (api-3 §8.3.2)', async (type, name) => {
  const { headers } = await get(tracker, `/api/reports/${path(type)}`);
  expect(headers['content-disposition']).toMatch(new RegExp(`filename="${name}_\\d{4}-[^"]*\\.tsv"$`));
});

test.each([
  [path('colony', 'Nowhere'), '400 Distribution Network Nowhere does not exist'],
  [path('mouse'), "400 The reporttype is 'colony', 'esCell' or 'targetingVector', not 'mouse'."],
  ['distribution?reporttype=colony', '400 networkname parameter is missing'],
  ['distribution?networkname=MMRRC', '400 reporttype parameter is missing'],
])('%s is refused', async (query, text) => {
  expect(refusal(await get(tracker, `/api/reports/${query}`))).toBe(text);
});

test('GET /api/distributionNetwork/findAllNames: names in the order of the list (api-3 §6.1)', async () => {
  const { rows } = await sql<{ name: string }>`select name from distribution_network order by id`.execute(
    tracker.db,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(await getJson(tracker, '/api/distributionNetwork/findAllNames')).toEqual(
    rows.map(({ name }) => name),
  );
});
