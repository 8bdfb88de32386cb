import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addMutation } from '../../production-numbers/testing/confirmed.ts';
import { getJson } from '../../../../testing/calls.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject, type TestPlan, type TestProject } from '../../../../testing/test-projects.ts';
import { allRows } from '../testing/report.ts';
import { geneInterest } from './gene-interest.ts';
import { storedReportRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([storedReportRoutes]);
  for (const [index, symbol] of ['Aaa1', 'Aaa2', 'Aaa3'].entries())
    await addGene(tracker.db, { symbol, accId: `MGI:${index + 1}` });
});
// Each test has its own projects.
afterEach(() => sql`truncate project, mutation, report cascade`.execute(tracker.db));
afterAll(() => tracker.close());

const plan = (attemptType: string, rest: Partial<TestPlan> = {}): TestPlan => ({
  ...{ workUnit: 'JAX', workGroup: 'BaSH', attemptType },
  ...rest,
});
const add = (gene: string, plans: readonly TestPlan[], rest: TestProject = {}) =>
  addProject(tracker.db, { intentions: [{ gene }], plans, ...rest });
const rows = async () => allRows(await geneInterest(tracker.db));

/** Sets the summary status of the plan that has this colony, or of all plans of a project. */
const setSummary = (tpn: string, status: string) =>
  sql`
  update plan set summary_status_id = (select id from status where name = ${status})
  where project_id = (select id from project where tpn = ${tpn})`.execute(tracker.db);

/** Gives a colony a mutation of this gene, of a class of ES cell alleles if one is named. */
async function mutate(colony: string, gene: string, escClass?: string): Promise<number> {
  const { rows: found } = await sql<{ id: number }>`
    select outcome_id as id from colony where name = ${colony}`.execute(tracker.db);
  const id = found[0]?.id ?? 0;
  const min = await addMutation(tracker.db, id, `${gene}<x>`, [gene]);
  if (escClass !== undefined)
    await sql`insert into mutation_mutation_categorization (mutation_id, mutation_categorization_id)
      select mutation.id, category.id from mutation, mutation_categorization category
      join mutation_categorization_type type on type.id = category.mutation_categorization_type_id
      where min = ${min} and category.name = ${escClass} and type.name = 'esc_allele_class'`.execute(
      tracker.db,
    );
  return id;
}

describe('gene_interest (api-3 §8.4.1)', () => {
  test('a row for each gene of public production, by symbol; nothing elsewhere', async () => {
    await add('Aaa2', [plan('crispr')]);
    await add('Aaa1', [plan('crispr')], { assignmentStatus: 'Inactive' });
    await add('Aaa3', [plan('crispr')], { privacy: 'protected' });
    await add('Aaa3', [plan('haplo-essential crispr')]);
    expect(await rows()).toEqual([
      ['Aaa1', 'MGI:1', 'Inactive', null, null, 'Plan Created', null],
      ['Aaa2', 'MGI:2', 'Assigned', null, null, 'Plan Created', null],
    ]);
  });

  test('the furthest assignment and the furthest production of all projects', async () => {
    await add('Aaa1', [plan('crispr')], { assignmentStatus: 'Inactive' });
    const second = await add('Aaa1', [plan('crispr')], { assignmentStatus: 'Assigned' });
    await setSummary(second, 'Founder Obtained');
    expect(await rows()).toEqual([['Aaa1', 'MGI:1', 'Assigned', null, null, 'Founder Obtained', null]]);
  });

  test('a gene that only a mutation has counts; an aborted colony does not', async () => {
    await add('Aaa1', [plan('crispr', { colonies: ['C1', 'C2'] })]);
    await sql`insert into crispr_attempt (plan_id) select id from plan`.execute(tracker.db);
    await mutate('C1', 'Aaa2');
    await mutate('C2', 'Aaa3');
    await sql`update colony set status_id = (select id from status where name = 'Colony Aborted')
      where name = 'C2'`.execute(tracker.db);
    expect((await rows()).map(([symbol]) => symbol)).toEqual(['Aaa1', 'Aaa2']);
  });

  test('ES cells: null and conditional by the class of the mutation, null without a class', async () => {
    await add('Aaa1', [plan('es cell')]);
    const conditional = await add('Aaa2', [plan('es cell', { colonies: ['E2'] })]);
    await mutate('E2', 'Aaa2', 'a');
    await setSummary(conditional, 'Genotype Confirmed');
    const isNull = await add('Aaa3', [plan('es cell allele modification', { colonies: ['E3'] })]);
    await mutate('E3', 'Aaa3', 'b');
    await setSummary(isNull, 'Cre Excision Complete');
    expect(await rows()).toEqual([
      ['Aaa1', 'MGI:1', 'Assigned', 'Plan Created', null, null, null],
      ['Aaa2', 'MGI:2', 'Assigned', null, 'Genotype Confirmed', null, null],
      ['Aaa3', 'MGI:3', 'Assigned', 'Cre Excision Complete', null, null, null],
    ]);
  });

  test.each([
    ['a', 'conditional'],
    ['c', 'conditional'],
    ['e', 'conditional'],
    ['e.1', 'conditional'],
    ['b', 'null'],
    ['d', 'null'],
    ["''", 'null'],
    ['.1', 'null'],
    ['.2', 'null'],
  ])('a mutation of class %s is a %s one', async (escClass, made) => {
    await add('Aaa1', [plan('es cell', { colonies: ['E1'] })]);
    await mutate('E1', 'Aaa1', escClass);
    const [row] = await rows();
    const created = 'Plan Created';
    expect(row?.slice(3, 5)).toEqual(made === 'null' ? [created, null] : [null, created]);
  });

  test('a mutation without a class is neither', async () => {
    await add('Aaa1', [plan('es cell', { colonies: ['E1'] })]);
    await mutate('E1', 'Aaa1');
    expect(await rows()).toEqual([['Aaa1', 'MGI:1', 'Assigned', null, null, null, null]]);
  });

  test.each([
    [['Attempt Aborted', 'Plan Created'], 'Plan Created'],
    [['Plan Abandoned', 'Attempt Aborted'], 'Attempt Aborted'],
    [['Founder Obtained', 'Attempt In Progress', 'Attempt Aborted'], 'Founder Obtained'],
  ])(
    'of %j it is %s: the furthest that is no abortion, if there is one (api-3 §8.4, R1)',
    async (statuses, furthest) => {
      // Some in one project, and the same in separate projects.
      for (const status of statuses) await setSummary(await add('Aaa1', [plan('crispr')]), status);
      const together = await add(
        'Aaa2',
        statuses.map(() => plan('crispr')),
      );
      for (const [place, status] of statuses.entries())
        await sql`update plan set summary_status_id = (select id from status where name = ${status})
        where id = (select plan.id from plan join project on project.id = plan.project_id
          where tpn = ${together} order by plan.id offset ${place} limit 1)`.execute(tracker.db);
      expect((await rows()).map(([symbol, , , , , crispr]) => [symbol, crispr])).toEqual([
        ['Aaa1', furthest],
        ['Aaa2', furthest],
      ]);
    },
  );

  test('ES cells without a group, of EUCOMMToolsCre, or for quality control alone do not count', async () => {
    await add('Aaa1', [{ workUnit: 'JAX', attemptType: 'es cell' }]);
    await add('Aaa2', [plan('es cell', { workGroup: 'EUCOMMToolsCre' })]);
    const control = await add('Aaa3', [plan('es cell')]);
    await sql`update project set es_cell_qc_only = true where tpn = ${control}`.execute(tracker.db);
    expect(await rows()).toEqual([]);
  });

  test('early adult phenotyping of a colony that counts', async () => {
    await add('Aaa1', [plan('crispr', { colonies: ['C1'] })]);
    await sql`insert into crispr_attempt (plan_id) select id from plan`.execute(tracker.db);
    const outcome = await mutate('C1', 'Aaa1');
    await add('Aaa1', [plan('adult and embryo phenotyping', { type: 'phenotyping', reference: 'C1' })]);
    const ofPlan = sql`(select plan_id from phenotyping_attempt)`;
    await sql`insert into plan_starting_point (plan_id, outcome_id) values (${ofPlan}, ${outcome})`.execute(
      tracker.db,
    );
    expect((await rows())[0]?.at(-1)).toBeNull();
    await sql`insert into phenotyping_stage (plan_id, phenotyping_stage_type_id, status_id)
      select ${ofPlan}, type.id, status.id from phenotyping_stage_type type, status
      where type.name = 'early adult and embryo' and status.name = 'Phenotyping Started'`.execute(tracker.db);
    expect((await rows())[0]?.at(-1)).toBe('Phenotyping Started');
  });

  test('as JSON it is one object per gene', async () => {
    await add('Aaa1', [plan('crispr')]);
    expect(await getJson(tracker, '/api/reports/json/gene_interest_json')).toEqual([
      {
        'Gene Symbol': 'Aaa1',
        'MGI ID': 'MGI:1',
        'Assignment Status': 'Assigned',
        'ES Null Production Status': '',
        'ES Conditional Production Status': '',
        'Crispr Production Status': 'Plan Created',
        'Early Adult Phenotyping Status': '',
      },
    ]);
  });
});
