import { sql } from 'kysely';
import type { TestApp } from '../../http/test-app.ts';
import { addConfirmed, addMutation } from '../../production-numbers/test-confirmed.ts';
import { addCast, CAST } from '../../testing/cast.ts';
import { BASE_URL, get, getJson, refusal } from '../../testing/calls.ts';
import { openTracker } from '../../testing/open-tracker.ts';
import { addClone } from '../../testing/test-clones.ts';
import { addGene } from '../../testing/test-genes.ts';
import { liveReportRoutes } from './routes.ts';

let tracker: TestApp;
/** Mutations by the colony that has them. */
const min = new Map<string, string>();

beforeAll(async () => {
  tracker = await openTracker([liveReportRoutes]);
  const { db } = tracker;
  await addCast(db);
  await addGene(db, { symbol: 'Aaa1', accId: 'MGI:1' });
  await addGene(db, { symbol: 'Aaa2', accId: 'MGI:2' });
  const first = await addConfirmed(db, { name: 'J1', genes: ['Aaa1'], dates: ['2030-05-01', '2031-01-01'] });
  await addMutation(db, first, 'Aaa2<em9(IMPC)J>', ['Aaa2']);
  await addConfirmed(db, {
    name: 'J2',
    genes: ['Aaa2'],
    dates: ['2030-06-01T12:34:56'],
    privacy: 'restricted',
  });
  await addConfirmed(db, { name: 'J3', genes: ['Aaa1'], dates: ['2030-07-01'], workGroup: null });
  await addConfirmed(db, { name: 'U1', genes: ['Aaa1'], dates: ['2030-07-01'], workUnit: 'UCD' });
  const { rows } = await sql<{ name: string; min: string }>`
    select distinct on (colony.name) colony.name, mutation.min from colony
    join mutation_outcome link on link.outcome_id = colony.outcome_id
    join mutation on mutation.id = link.mutation_id order by colony.name, mutation.id`.execute(db);
  for (const row of rows) min.set(row.name, row.min);
});
afterAll(() => tracker.close());

const lines = async (path: string, caller: string | null = null) => {
  const answer = await get(tracker, path, caller);
  return answer.body.split('\n').map((line) => line.split('\t'));
};
const fileName = async (path: string) =>
  /filename="(.*)_\d{4}-\d\d-\d\dT[^"]*\.tsv"/.exec(
    String((await get(tracker, path)).headers['content-disposition']),
  )?.[1];
const mutationOf = (name: string) => sql`(select id from mutation where min = ${min.get(name)})`;

test('GET /api/distributionNetwork/findAllNames: names in the order of the list (api-3 §6.1)', async () => {
  const { rows } = await sql<{ name: string }>`select name from distribution_network order by id`.execute(
    tracker.db,
  );
  expect(await getJson(tracker, '/api/distributionNetwork/findAllNames')).toEqual(
    rows.map(({ name }) => name),
  );
});

describe('workunit_attempts (api-3 §8.3.1)', () => {
  const path = '/api/reports/workunit_attempts?workunit=jax&attempt=CRISPR';
  const HEADER = ['Date', 'Name', 'Min', 'Mutation Symbol', 'Gene Symbol'];
  const j1 = () => ['2030-05-01 00:00:00', 'J1', min.get('J1'), 'Aaa1<em1(IMPC)J1>', 'Aaa1', ''];
  const j2 = () => ['2030-06-01 12:34:56', 'J2', min.get('J2'), 'Aaa2<em1(IMPC)J2>', 'Aaa2', ''];

  test('a row for each confirmed colony with a work group: earliest stamp, first mutation, an empty cell', async () => {
    expect(await lines(path, CAST.administrator)).toEqual([HEADER, j1(), j2(), ['']]);
    expect(await fileName(path)).toBe('crispr_Attempt_by_jax');
  });

  test('work that the reader may not see is left out', async () => {
    expect(await lines(path)).toEqual([HEADER, j1(), ['']]);
  });

  test('attempt types have short names; both parameters are required', async () => {
    const ofEsCells = '/api/reports/workunit_attempts?workunit=JAX&attempt=escellallelemodification';
    expect(await lines(ofEsCells)).toEqual([HEADER, ['']]);
    expect(await fileName(ofEsCells)).toBe('es cell allele modification_Attempt_by_JAX');
    expect(refusal(await get(tracker, '/api/reports/workunit_attempts?workunit=JAX'))).toBe(
      '400 attempt parameter is missing',
    );
  });
});

describe('distribution (api-3 §8.3.2)', () => {
  const path = (type: string, network = 'cmmr') =>
    `/api/reports/distribution?networkname=${network}&reporttype=${type}`;

  beforeAll(async () => {
    const { db } = tracker;
    await sql`insert into distribution_network (name) select 'CMMR'
      where not exists (select from distribution_network where name = 'CMMR')`.execute(db);
    const product = (colony: string, identifier: string | null) =>
      sql`
      insert into distribution_product (colony_id, distribution_centre_id, product_type_id,
        distribution_network_id, start_date, distribution_identifier)
      select outcome_id, (select id from work_unit where name = 'JAX'),
        (select id from product_type where name = 'Live mice'),
        (select id from distribution_network where name = 'CMMR'), '2031-02-03', ${identifier}
      from colony where name = ${colony}`.execute(db);
    await product('J1', 'JR#1');
    await product('J1', null);
    await product('J2', 'JR#2');
  });

  test('colonies that have an identifier; nothing is written out', async () => {
    const HEADER = [
      ...['Colony Name', 'Work Unit', 'Distribution Network', 'Product Type'],
      ...['Start Date', 'End Date', 'Distribution Identifier'],
    ];
    const row = (name: string, id: string) => [name, 'JAX', 'CMMR', 'Live mice', '2031-02-03', 'null', id];
    expect(await lines(path('colony'), CAST.administrator)).toEqual([
      HEADER,
      row('J1', 'JR#1'),
      row('J2', 'JR#2'),
      [''],
    ]);
    expect(await lines(path('colony'))).toEqual([HEADER, row('J1', 'JR#1'), ['']]);
  });

  test.each([
    ['colony', 'Colony_Distribution_Idnetifier', 'Colony Name'],
    ['esCell', 'Es_Cell_Distribution_Idnetifier', 'Es Cell Name'],
    ['escell', 'Es_Cell_Distribution_Idnetifier', 'Es Cell Name'],
    ['targetingVector', 'Targeting_Vector_Distribution_Idnetifier', 'Targeting Vector Name'],
  ])('%s has its file name, spelled as it is known, and its first column', async (type, name, column) => {
    expect(await fileName(path(type))).toBe(name);
    expect((await lines(path(type)))[0]?.[0]).toBe(column);
  });

  test('clones and vectors of the repository', async () => {
    const clone = await addClone(tracker.db, 'EPD0013_1_E08', 'Aaa1');
    await sql`
      insert into distribution_product (es_cell_id, distribution_network_id, distribution_identifier)
      values (${clone}, (select id from distribution_network where name = 'CMMR'), 'EPD-1')`.execute(
      tracker.db,
    );
    expect((await lines(path('esCell'))).slice(1)).toEqual([
      ['EPD0013_1_E08', 'CMMR', 'null', 'null', 'EPD-1'],
      [''],
    ]);
  });

  test.each([
    [path('colony', 'Nowhere'), '400 Distribution Network Nowhere does not exist'],
    [path('mouse'), "400 The reporttype is 'colony', 'esCell' or 'targetingVector', not 'mouse'."],
  ])('%s is refused', async (url, text) => {
    expect(refusal(await get(tracker, url))).toBe(text);
  });
});

describe('mutation reports (api-3 §8.3.3)', () => {
  beforeAll(async () => {
    const { db } = tracker;
    const sequence = (name: string, text: string, index: number) =>
      sql`
      with added as (
        insert into sequence (sequence, sequence_type_id, sequence_category_id)
        select ${text}, (select min(id) from sequence_type), (select min(id) from sequence_category) returning id)
      insert into mutation_sequence (mutation_id, sequence_id, index)
      select ${mutationOf(name)}, id, ${index} from added`.execute(db);
    await sequence('J1', '>one\nACGT', 1);
    await sequence('J1', '>two\nTTTT', 2);
    await sequence('U1', '>u\nCC', 1);
    await sequence('J2', '>secret\nGG', 1);
    await sql`insert into molecular_mutation_deletion (mutation_id, chr, start, stop) values
      (${mutationOf('J1')}, 'chr4', 99, 120), (${mutationOf('J1')}, 'chr4', 10, 20),
      (${mutationOf('J1')}, null, 10, 20)`.execute(db);
    await sql`insert into targeted_exon (mutation_id, exon_id, is_canonical) values
      (${mutationOf('J1')}, 'ENSMUSE2', false), (${mutationOf('J1')}, 'ENSMUSE1', false),
      (${mutationOf('J1')}, 'ENSMUSE2', true)`.execute(db);
  });

  const url = async (name: string) => {
    const { rows } = await sql<{ path: string }>`
      select '/#/projects/' || tpn || '/plans/' || pin || '/outcomes/' || tpo as path
      from colony join outcome on outcome.id = colony.outcome_id join plan on plan.id = outcome.plan_id
      join project on project.id = plan.project_id where colony.name = ${name}`.execute(tracker.db);
    return `${BASE_URL}${rows[0]?.path}`;
  };
  const start = (name: string, unit: string) => [unit, min.get(name), `Aaa1<em1(IMPC)${name}>`, 'Aaa1'];

  test.each([
    [
      'genome_browser_combined',
      ['Deletion Coordinates', 'Targeted Exons', 'Canonical Targeted Exons'],
      ['chr4:100-120, chr4:11-20', 'ENSMUSE1, ENSMUSE2', 'ENSMUSE2'],
      ['', '', ''],
    ],
    ['deletion_coordinates', ['Deletion Coordinates'], ['chr4:10-20, chr4:99-120'], ['null']],
    ['targeted_exons', ['Exons'], ['ENSMUSE1, ENSMUSE2'], ['null']],
    ['canonical_targeted_exons', ['Exons'], ['ENSMUSE2'], ['null']],
  ])('%s: a row for each sequence, whatever the status', async (path, headers, ofJ1, ofU1) => {
    const j1 = [...start('J1', 'JAX'), ...ofJ1];
    expect(await lines(`/api/reports/mutation/${path}`)).toEqual([
      ['Centre', 'Min', 'Allele Symbol', 'Gene Symbol', ...headers, 'FASTA', 'Url'],
      [...j1, '>one ACGT', await url('J1')],
      [...j1, '>two TTTT', await url('J1')],
      [...start('U1', 'UCD'), ...ofU1, '>u CC', await url('U1')],
      [''],
    ]);
  });

  test.each([
    ['?workUnit=UCD', ['UCD']],
    ['?workUnit=ucd', []],
    ['?workUnit=', ['JAX', 'UCD']],
    ['?workUnit=undefined', ['JAX', 'UCD']],
  ])('%s: the work unit is written exactly, or all are meant', async (query, units) => {
    const rows = (await lines(`/api/reports/mutation/genome_browser_combined${query}`)).slice(1, -1);
    expect([...new Set(rows.map(([unit]) => unit))]).toEqual(units);
  });

  test('what is restricted is there for those who may see it', async () => {
    const { body } = await get(tracker, '/api/reports/mutation/targeted_exons', CAST.administrator);
    expect(body).toContain('>secret GG');
  });

  test.each([
    ['genome_browser_combined', 'Crispr_Alleles_Report'],
    ['deletion_coordinates', 'Deletion_Coordinates'],
    ['targeted_exons', 'Targeted_Exons'],
    ['canonical_targeted_exons', 'Canonical_Targeted_Exons'],
  ])('%s is the file %s', async (path, name) => {
    expect(await fileName(`/api/reports/mutation/${path}`)).toBe(name);
  });

  test('serialized_guides: guides on GRCm39 of confirmed lines, as texts (api-3 §8.3.4)', async () => {
    const { db } = tracker;
    await sql`insert into crispr_attempt (plan_id)
      select plan_id from outcome join colony on colony.outcome_id = outcome.id where name in ('J1', 'J2')`.execute(
      db,
    );
    await sql`insert into nuclease (attempt_id, nuclease_type_id)
      select plan_id, (select id from nuclease_type where name = 'Cas9') from crispr_attempt`.execute(db);
    const guide = (chr: string, build: string) =>
      sql`
      insert into guide (attempt_id, chr, start, stop, strand, pam, genome_build)
      select plan_id, ${chr}, 1100, 1122, '+', 'TGG', ${build} from crispr_attempt`.execute(db);
    await guide('x', 'GRCm39');
    await guide('NA', 'GRCm39');
    await guide('4', 'GRCm38');
    const { rows } = await sql<{ pin: string; gid: string }>`
      select pin, gid from guide join plan on plan.id = guide.attempt_id
      join outcome on outcome.plan_id = plan.id join colony on colony.outcome_id = outcome.id
      where colony.name = 'J1' and guide.chr = 'x'`.execute(db);
    expect(await getJson(tracker, '/api/reports/mutation/serialized_guides')).toEqual([
      {
        ...{ pin: rows[0]?.pin, min: min.get('J1') },
        ...{ chrom: 'chrX', chromStart: '1099', chromEnd: '1119' },
        guideName: `Aaa1<em1(IMPC)J1>_${rows[0]?.gid}`,
        ...{ score: '0', strand: '+', thickStart: '1099', thickEnd: '1119', itemRgb: '0,0,255' },
      },
    ]);
  });
});
