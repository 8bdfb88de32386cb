/** The examples of the demo, loaded with the genes that have them: what the source data do not contain. */
import { sql } from 'kysely';
import type { ChangeResponse, Outcome, Plan, PlanPage } from 'shared/contract';
import { getJson, refusal, send } from '../../../../testing/calls.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { Machine } from '../../../catalogue/state-machines/machine.ts';
import { PLAN_MACHINES, STAGE_MACHINES } from '../../../catalogue/state-machines/machines.ts';
import { COLONY_MACHINE, SPECIMEN_MACHINE } from '../../../catalogue/state-machines/outcome-machines.ts';
import { hashPassword } from '../../../identity/sessions/passwords.ts';
import { mgiModification } from '../../../reading/reports/stored/mgi-modification.ts';
import { loadDemo } from '../load-demo.ts';
import { ADMINISTRATOR } from '../sources/centres.ts';
import { EXAMPLE_GENES } from './example-genes.ts';

const PASSWORD = 'a password for the demo';
const NO_CHANGE = { id: 0, user: null, date: null, comment: null, details: null };

jest.setTimeout(60_000);

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp();
  const { cdaUserKey, dccUserKey } = tracker.context.settings;
  await loadDemo(tracker.db, {
    passwordHash: await hashPassword(PASSWORD),
    onlyGenes: EXAMPLE_GENES,
    services: [cdaUserKey, dccUserKey].map((email) => ({ email, name: email })),
  });
});
afterAll(() => tracker.close());

async function rowsOf<T extends object>(query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(tracker.db)).rows;
}

/** The statuses in which things of a kind are. */
async function statusesOf(query: string): Promise<string[]> {
  return (await rowsOf<{ name: string }>(query)).map(({ name }) => name);
}

const statusNames = ({ prefix, statuses }: Machine<never>) => statuses.map((name) => prefix + name);

test.each(PLAN_MACHINES.map((machine) => [machine.name, machine] as const))(
  'there are %s plans in every status',
  async (name, machine) => {
    const statuses = await statusesOf(`
      select status.name from plan join status on status.id = plan.status_id
      join attempt_type type on type.id = plan.attempt_type_id where type.name = '${name}'`);
    expect(statuses).toEqual(expect.arrayContaining(statusNames(machine)));
  },
);

test.each(STAGE_MACHINES.map((machine) => [machine.name, machine] as const))(
  'there are %s stages in every status',
  async (name, machine) => {
    const statuses = await statusesOf(`
      select status.name from phenotyping_stage stage join status on status.id = stage.status_id
      join phenotyping_stage_type type on type.id = stage.phenotyping_stage_type_id
      where type.name = '${name}'`);
    expect(statuses).toEqual(expect.arrayContaining(statusNames(machine)));
  },
);

test.each([
  ['colony', COLONY_MACHINE, ['Genotype In Progress']],
  ['specimen', SPECIMEN_MACHINE, []],
] as const)('a %s is in every status', async (table, machine, ofTheSource) => {
  const statuses = await statusesOf(
    `select status.name from ${table} join status on status.id = ${table}.status_id`,
  );
  expect([...statuses, ...ofTheSource]).toEqual(expect.arrayContaining(statusNames(machine)));
});

test('the data of every plan lead to the status that it is in: one that is saved unchanged stays', async () => {
  const page = await getJson<PlanPage>(tracker, '/api/plans?size=500', ADMINISTRATOR);
  const plans = page._embedded?.plans ?? [];
  expect(plans.length).toBeGreaterThan(80);
  for (const plan of plans) {
    const { phenotypingAttemptResponse: attempt } = plan;
    const isRecorded = attempt !== undefined && Object.keys(attempt).length > 0;
    const body = { ...plan, ...(isRecorded && { phenotypingAttempt: attempt }) };
    const response = await send(tracker, 'PUT', `/api/plans/${plan.pin}`, body, ADMINISTRATOR);
    const history = response.statusCode === 200 ? response.json<ChangeResponse>().history : refusal(response);
    expect([plan.pin, plan.attemptTypeName, plan.statusName, history]).toEqual([
      plan.pin,
      plan.attemptTypeName,
      plan.statusName,
      [NO_CHANGE],
    ]);
  }
});

test('outcomes can be read and saved unchanged', async () => {
  const rows = await rowsOf<{ pin: string; tpo: string }>(
    `select plan.pin, outcome.tpo from outcome join plan on plan.id = outcome.plan_id
      where date_part('year', outcome.created_at) > 2022`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { pin, tpo } of rows) {
    const path = `/api/plans/${pin}/outcomes/${tpo}`;
    const outcome = await getJson<Outcome>(tracker, path, ADMINISTRATOR);
    const response = await send(tracker, 'PUT', path, outcome, ADMINISTRATOR);
    const { history } = response.json<ChangeResponse>();
    expect([tpo, response.statusCode, history]).toEqual([tpo, 200, [{ ...NO_CHANGE, id: 1 }]]);
  }
});

test('plans start from a colony or specimen that was there before them', async () => {
  const [counted] = await rowsOf<{ starting: number; early: number }>(`
    select count(*)::int as starting,
      count(*) filter (where outcome.created_at > plan.created_at)::int as early
    from plan_starting_point start join plan on plan.id = start.plan_id
    join outcome on outcome.id = start.outcome_id`);
  expect(counted?.starting).toBeGreaterThan(40);
  expect(counted?.early).toBe(0);
});

test('the report of modifications for MGI has rows, with what Cre made of the allele', async () => {
  const { header, rows } = await mgiModification(tracker.db);
  const excision = header.indexOf('Excision Type');
  const symbol = header.indexOf('Modification Mutation Symbol');
  const found: unknown[] = [];
  for await (const piece of rows) for (const row of piece) found.push([row[excision], row[symbol]]);
  expect(found).toHaveLength(3);
  expect(found).toContainEqual(['cre', expect.stringMatching(/<tm1b\((KOMP|EUCOMM)\)/)]);
});

const NETWORKS = `select distinct distribution_network_id from distribution_product
  where distribution_network_id is not null`;
const EXONS = `select id from targeted_exon
  where transcript is not null and molecular_mutation_deletion_id is not null`;
const SEQUENCES = `select allele.id from targ_rep_allele allele
  join targ_rep_genbank_file file on file.id = allele.allele_genbank_file_id
  where file.genbank_file_path like '%genbank-file'`;

test.each([
  ['networks that offer colonies', NETWORKS, 3],
  ['products that are offered no more', 'select id from distribution_product where end_date is not null', 20],
  ['deletions with the transcript of which they take an exon', EXONS, 1],
  ['alleles with the address of their sequence', SEQUENCES, 10],
  ['tissues that are stored', 'select id from tissue_distribution', 1],
])('there are %s', async (_what, query, atLeast) => {
  expect((await rowsOf(query)).length).toBeGreaterThanOrEqual(atLeast);
});

test('a person has several roles', async () => {
  const roles = await rowsOf(`
    select person.email from person
    join (select person_id from person_role_work_unit union all select person_id from person_role_consortium) held
      on held.person_id = person.id group by person.email having count(*) > 1`);
  expect(roles).toEqual([{ email: 'coordinator@tracker.example' }]);
});

test('one can sign in as a service', async () => {
  const { cdaUserKey, dccUserKey } = tracker.context.settings;
  for (const userName of [cdaUserKey, dccUserKey]) {
    const response = await send(tracker, 'POST', '/auth/signin', { userName, password: PASSWORD });
    expect([userName, response.statusCode]).toEqual([userName, 200]);
  }
});

test('every project can be read', async () => {
  const rows = await rowsOf<{ tpn: string }>('select tpn from project');
  for (const { tpn } of rows) await getJson<Plan>(tracker, `/api/projects/${tpn}`, ADMINISTRATOR);
  expect(rows.length).toBeGreaterThanOrEqual(EXAMPLE_GENES.length);
});
