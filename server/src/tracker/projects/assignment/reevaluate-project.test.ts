import { sql } from 'kysely';
import { openCatalogues, type Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { readHistory } from '../../../platform/history/read-history.ts';
import { ANONYMOUS } from '../../../identity/permissions/caller.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject, type TestProject } from '../../../../testing/test-projects.ts';
import { reevaluateProject } from './reevaluate-project.ts';

let database: TestDatabase;
let lists: Lists;
let genes = 0;

beforeAll(async () => {
  database = await openTestDatabase('lists');
  lists = await openCatalogues(database.db).read();
});

afterAll(() => database.close());

/** A gene of a test's own, so that tests do not compete. */
async function newGene(): Promise<string> {
  genes += 1;
  const symbol = `Gene${genes}`;
  await addGene(database.db, { symbol, accId: `MGI:${7_000_000 + genes}` });
  return symbol;
}

/** Row id of a project that wants a deletion of the gene, with one plan. */
async function projectOn(gene: string, facts: TestProject = {}): Promise<number> {
  const tpn = await addProject(database.db, {
    intentions: [{ type: 'Deletion', gene }],
    plans: [{ workUnit: 'JAX' }],
    ...facts,
  });
  return Number(tpn.slice('TPN:'.length));
}

async function setPlans(projectId: number, status: string, summary = status): Promise<void> {
  await database.db
    .updateTable('plan')
    .set({ status_id: lists.status.require(status), summary_status_id: lists.status.require(summary) })
    .where('project_id', '=', projectId)
    .execute();
}

const reevaluate = (projectId: number) =>
  inTransaction(database.db, 'jo@lab.example', (tx) => reevaluateProject(tx, projectId, lists));

async function statusesOf(projectId: number) {
  const { rows } = await sql<{ assignment: string; summary: string | null; listed: string; version: number }>`
    select assigned.name as assignment, status.name as summary, listed.name as listed, project.version
    from project
    join assignment_status assigned on assigned.id = project.assignment_status_id
    join project_index on project_index.project_id = project.id
    join assignment_status listed on listed.id = project_index.assignment_status_id
    left join status on status.id = project.summary_status_id
    where project.id = ${projectId}`.execute(database.db);
  return rows[0];
}

async function stampsOf(projectId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select assigned.name, stamp.date from assignment_status_stamp stamp
      join assignment_status assigned on assigned.id = stamp.assignment_status_id
      where project_id = ${projectId}
      union all
      select status.name, stamp.date from project_summary_status_stamp stamp
      join status on status.id = stamp.status_id where project_id = ${projectId}) stamps
    order by date, name`.execute(database.db);
  return rows.map(({ name }) => name);
}

const historyOf = (id: number) => readHistory(database.db, [{ entity: 'Project', id }], ANONYMOUS);

describe('when a plan of a project has changed', () => {
  // Stamps of the preparation are of 2031, and so the last.
  it('both statuses follow it, with a stamp each, one record of history, and so do the lists', async () => {
    const project = await projectOn(await newGene());
    await setPlans(project, 'Attempt Aborted');
    const record = await reevaluate(project);
    expect(record).toMatchObject({
      user: 'jo@lab.example',
      comment: 'Project updated',
      details: [
        { field: 'assignmentStatus.name', oldValue: 'Assigned', newValue: 'Inactive', note: 'Field changed' },
        {
          field: 'summaryStatus.name',
          oldValue: 'Plan Created',
          newValue: 'Inactive',
          note: 'Field changed',
        },
      ],
    });
    expect(await statusesOf(project)).toEqual({
      assignment: 'Inactive',
      summary: 'Inactive',
      listed: 'Inactive',
      version: 1,
    });
    expect(await stampsOf(project)).toEqual(['Inactive', 'Inactive', 'Assigned']);
    expect(await historyOf(project)).toHaveLength(1);
  });

  it('only what differs gets a stamp and a line', async () => {
    const project = await projectOn(await newGene());
    await setPlans(project, 'Founder Obtained', 'Genotype Confirmed');
    expect((await reevaluate(project))?.details).toEqual([
      expect.objectContaining({ field: 'summaryStatus.name', newValue: 'Genotype Confirmed' }),
    ]);
    expect(await stampsOf(project)).toEqual(['Genotype Confirmed', 'Assigned']);
  });

  it('nothing is written where both statuses stay', async () => {
    const project = await projectOn(await newGene());
    expect(await reevaluate(project)).toBeNull();
    expect(await statusesOf(project)).toMatchObject({ version: 1 });
    expect(await stampsOf(project)).toEqual(['Assigned']);
    expect(await historyOf(project)).toEqual([]);
  });

  it('an inspected neighbour is decided again: a stamp, a place in the lists, but no history', async () => {
    const gene = await newGene();
    const project = await projectOn(gene);
    const neighbour = await projectOn(gene, { assignmentStatus: 'Inspect - Conflict' });
    await setPlans(project, 'Embryos Obtained');
    await reevaluate(project);
    expect(await statusesOf(neighbour)).toEqual({
      assignment: 'Inspect - Attempt',
      summary: 'Plan Created',
      listed: 'Inspect - Attempt',
      version: 1,
    });
    expect(await stampsOf(neighbour)).toEqual(['Inspect - Attempt', 'Inspect - Conflict']);
    expect(await historyOf(neighbour)).toEqual([]);
  });

  it.each<[string, (gene: string) => Promise<TestProject>]>([
    ['is assigned', async () => ({ assignmentStatus: 'Assigned' })],
    ['is inactive', async () => ({ assignmentStatus: 'Inactive' })],
    [
      'wants no deletion',
      async (gene) => ({
        assignmentStatus: 'Inspect - Conflict',
        intentions: [{ type: 'Exon Deletion', gene }],
      }),
    ],
    [
      'is on another gene',
      async () => ({
        assignmentStatus: 'Inspect - Conflict',
        intentions: [{ type: 'Deletion', gene: await newGene() }],
      }),
    ],
  ])('a neighbour that %s stays', async (_case, facts) => {
    const gene = await newGene();
    const project = await projectOn(gene);
    const neighbour = await projectOn(gene, await facts(gene));
    await setPlans(project, 'Attempt Aborted');
    await reevaluate(project);
    expect(await statusesOf(neighbour)).toMatchObject({ version: 1 });
  });

  it('a project without a gene has a summary status too', async () => {
    const project = await projectOn('', { intentions: [{ type: 'Deletion' }] });
    await setPlans(project, 'Attempt In Progress');
    await reevaluate(project);
    expect(await statusesOf(project)).toMatchObject({
      assignment: 'Assigned',
      summary: 'Attempt In Progress',
    });
  });

  it('a project that does not exist is a mistake of the program', async () => {
    await expect(reevaluate(999_999)).rejects.toThrow('no project 999999');
  });
});

it('neighbours whose plans change at the same time end as if the changes were sequential', async () => {
  const gene = await newGene();
  const assigned = await projectOn(gene);
  const waiting = [
    await projectOn(gene, { assignmentStatus: 'Inspect - Conflict' }),
    await projectOn(gene, { assignmentStatus: 'Inspect - Conflict' }),
  ];
  await setPlans(assigned, 'Attempt Aborted');
  await Promise.all([assigned, ...waiting].map(reevaluate));
  const after = await Promise.all([assigned, ...waiting].map(statusesOf));
  expect(after.map((statuses) => statuses?.assignment)).toEqual([
    'Inactive',
    'Assigned',
    'Inspect - Conflict',
  ]);
});
