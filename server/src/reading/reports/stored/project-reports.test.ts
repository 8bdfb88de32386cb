import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject, named, type TestPlan, type TestProject } from '../../../../testing/test-projects.ts';
import { hoursAhead } from '../../../../testing/time-zone.ts';
import { reportText, rowsOf } from '../testing/report.ts';
import { makeReport } from './report-store.ts';
import { storedReportRoutes } from './routes.ts';

/** What the reports are made with. */
const LIMITS = { today: new Date('2031-07-01T12:00:00Z'), languishingMonths: 6 };
/** What is older languishes. */
const LAST_DAY = '2031-01-01';
/** Plans that began before are nine months old. */
const NINE_MONTHS = '2030-10-01';

interface Work extends Omit<TestProject, 'intentions'> {
  genes: readonly string[];
  /** When its summary status changed. */
  since?: readonly string[];
  /** When its plans began, each. */
  began?: string;
  /** Of its colonies. */
  status?: string;
}

let tracker: TestApp;
/** Names that the tests give to projects, by identifier. */
const names = new Map<string, string>();

async function add(name: string, { genes, since = [], began, status, ...project }: Work): Promise<void> {
  const { db } = tracker;
  const tpn = await addProject(db, { intentions: genes.map((gene) => ({ gene })), ...project });
  names.set(tpn, name);
  const id = sql`(select id from project where tpn = ${tpn})`;
  for (const date of since)
    await sql`insert into project_summary_status_stamp (project_id, status_id, date)
      values (${id}, ${named('status', 'Plan Created')}, ${date}::timestamp)`.execute(db);
  if (began !== undefined)
    await sql`insert into plan_status_stamp (plan_id, status_id, date)
      select plan.id, ${named('status', 'Plan Created')}, ${began}::timestamp from plan where project_id = ${id}`.execute(
      db,
    );
  if (status !== undefined)
    await sql`update colony set status_id = ${named('status', status)} where outcome_id in (
      select outcome.id from outcome join plan on plan.id = outcome.plan_id where project_id = ${id})`.execute(
      db,
    );
}

/** The rows of a report, with the names of the projects for their identifiers. */
async function report(name: string): Promise<string[][]> {
  await makeReport(tracker.db, name, LIMITS);
  let text = await reportText(tracker, name);
  for (const [tpn, project] of names) text = text.replaceAll(tpn, project);
  return rowsOf(text);
}

beforeAll(async () => {
  tracker = await openTracker([storedReportRoutes]);
  for (const [place, symbol] of ['Bbb1', 'aaa1', 'Aaa2'].entries())
    await addGene(tracker.db, { symbol, accId: `MGI:${place + 1}` });
});
// Each test has its own projects.
afterEach(async () => {
  names.clear();
  await sql`truncate project cascade`.execute(tracker.db);
});
afterAll(() => tracker.close());

const plan = (workUnit = 'JAX', workGroup = 'BaSH', rest: Partial<TestPlan> = {}): TestPlan => ({
  ...{ workUnit, workGroup },
  ...rest,
});
const genes = ['Bbb1'];
const OLD = ['2030-01-15T10:00'];
const columnsOf = (rows: string[][], place: number) => rows.map((row) => row[place]);

describe('languishing_project_report (api-3 §8.5)', () => {
  const projects = async () => columnsOf(await report('languishing_project_report'), 0);

  test('every column: the longest first, of its last status; several genes, units and groups by name', async () => {
    await add('later', { genes, since: ['2029-01-01', '2030-12-31T23:59'], plans: [plan()] });
    await add('first', {
      genes: ['Bbb1', 'Aaa2'],
      since: ['2029-12-30T10:00'],
      assignmentStatus: 'Inspect - Attempt',
      summaryStatus: 'Founder Obtained',
      plans: [plan('UCD', 'DTCC'), plan('JAX'), plan('UCD', 'BaSH')],
    });
    await add('alone', { genes: [], since: ['2030-01-01'] });
    expect(await report('languishing_project_report')).toEqual([
      [
        'TPN: first',
        'Gene Symbol: Aaa2, Bbb1',
        'MGI Accession ID: MGI:3, MGI:1',
        'Work Unit: JAX, UCD',
        'Work Group: BaSH, DTCC',
        'Assignment Status: Inspect - Attempt',
        'Summary Status: Founder Obtained',
        'Summary Status Date: 2029-12-30',
        'Months In Status: 18',
      ],
      [
        'TPN: alone',
        'Gene Symbol: ',
        'MGI Accession ID: ',
        'Work Unit: ',
        'Work Group: ',
        'Assignment Status: Assigned',
        'Summary Status: Plan Created',
        'Summary Status Date: 2030-01-01',
        'Months In Status: 18',
      ],
      [
        'TPN: later',
        'Gene Symbol: Bbb1',
        'MGI Accession ID: MGI:1',
        'Work Unit: JAX',
        'Work Group: BaSH',
        'Assignment Status: Assigned',
        'Summary Status: Plan Created',
        'Summary Status Date: 2030-12-31',
        'Months In Status: 6',
      ],
    ]);
  });

  test('what is inactive, confirmed, recent, without a date or not public does not languish', async () => {
    await add('inactive', { genes, since: OLD, assignmentStatus: 'Inactive' });
    await add('confirmed', {
      genes,
      since: OLD,
      plans: [plan('JAX', 'BaSH', { colonies: ['C1'] })],
      status: 'Genotype Confirmed',
    });
    await add('at the limit', { genes, since: [LAST_DAY] });
    await add('since lately', { genes, since: [...OLD, '2031-06-01'] });
    await add('of no date', { genes });
    await add('protected', { genes, since: OLD, privacy: 'protected' });
    await add('restricted', { genes, since: OLD, privacy: 'restricted' });
    await add('extinct', {
      genes,
      since: OLD,
      plans: [plan('JAX', 'BaSH', { colonies: ['C2'] })],
      status: 'Genotype Extinct',
    });
    expect(await projects()).toEqual(['TPN: extinct']);
  });
});

describe('multiple_assigned_project_report (api-3 §8.5)', () => {
  test('every column: genes by symbol, their assigned projects and the work units of these', async () => {
    for (const gene of ['aaa1', 'Bbb1']) {
      await add(`${gene} first`, { genes: [gene], plans: [plan('UCD'), plan('JAX')] });
      await add(`${gene} second`, { genes: [gene], plans: [plan('JAX')] });
      await add(`${gene} inactive`, { genes: [gene], assignmentStatus: 'Inactive', plans: [plan('BCM')] });
    }
    expect(await report('multiple_assigned_project_report')).toEqual([
      [
        'Gene Symbol: Bbb1',
        'MGI Accession ID: MGI:1',
        'TPNs: Bbb1 first, Bbb1 second',
        'Work Units: JAX, UCD',
      ],
      [
        'Gene Symbol: aaa1',
        'MGI Accession ID: MGI:2',
        'TPNs: aaa1 first, aaa1 second',
        'Work Units: JAX, UCD',
      ],
    ]);
  });

  test('one assigned project is not several; those that are not public do not count', async () => {
    await add('only', { genes });
    await add('conflict', { genes, assignmentStatus: 'Inspect - Conflict' });
    await add('protected', { genes, privacy: 'protected' });
    await add('restricted', { genes, privacy: 'restricted' });
    expect(await report('multiple_assigned_project_report')).toEqual([]);
  });
});

describe('no_assigned_project_report (api-3 §8.5)', () => {
  test('every column: genes by symbol, all their projects and each assignment status once', async () => {
    for (const gene of ['aaa1', 'Bbb1']) {
      for (const number of [1, 2])
        await add(`${gene} ${number}`, { genes: [gene], assignmentStatus: 'Inspect - Conflict' });
      await add(`${gene} 3`, { genes: [gene], assignmentStatus: 'Inactive' });
      for (const privacy of ['protected', 'restricted'] as const)
        await add(`${gene} ${privacy}`, { genes: [gene], privacy });
    }
    const statuses = 'Assignment Statuses: Inactive, Inspect - Conflict';
    expect(await report('no_assigned_project_report')).toEqual([
      ['Gene Symbol: Bbb1', 'MGI Accession ID: MGI:1', 'TPNs: Bbb1 1, Bbb1 2, Bbb1 3', statuses],
      ['Gene Symbol: aaa1', 'MGI Accession ID: MGI:2', 'TPNs: aaa1 1, aaa1 2, aaa1 3', statuses],
    ]);
  });

  test('a gene with an assigned project, or with inactive ones alone, is left out', async () => {
    await add('conflict', { genes, assignmentStatus: 'Inspect - Conflict' });
    await add('assigned', { genes });
    await add('inactive', { genes: ['Aaa2'], assignmentStatus: 'Inactive' });
    expect(await report('no_assigned_project_report')).toEqual([]);
  });
});

describe('all_inactive_project_report (api-3 §8.5)', () => {
  test('every column: genes by symbol, and their projects', async () => {
    for (const gene of ['aaa1', 'Bbb1']) {
      for (const number of [1, 2])
        await add(`${gene} ${number}`, { genes: [gene], assignmentStatus: 'Inactive' });
      for (const privacy of ['protected', 'restricted'] as const)
        await add(`${gene} ${privacy}`, { genes: [gene], privacy });
    }
    await add('active', { genes: ['Aaa2'], assignmentStatus: 'Inspect - Attempt' });
    await add('inactive', { genes: ['Aaa2'], assignmentStatus: 'Inactive' });
    expect(await report('all_inactive_project_report')).toEqual([
      ['Gene Symbol: Bbb1', 'MGI Accession ID: MGI:1', 'TPNs: Bbb1 1, Bbb1 2'],
      ['Gene Symbol: aaa1', 'MGI Accession ID: MGI:2', 'TPNs: aaa1 1, aaa1 2'],
    ]);
  });
});

describe('no_genotype_confirmed_genes_report (api-3 §8.5)', () => {
  const began = '2030-05-01T12:00';

  test('every column: genes by symbol, their projects and the day of the first plan', async () => {
    for (const gene of ['aaa1', 'Bbb1']) {
      await add(`${gene} 1`, { genes: [gene], plans: [plan()], began: '2031-06-01' });
      await add(`${gene} 2`, { genes: [gene], plans: [plan('JAX', 'BaSH', { colonies: [gene] })], began });
    }
    const date = 'Earliest Plan Date: 2030-05-01';
    expect(await report('no_genotype_confirmed_genes_report')).toEqual([
      ['Gene Symbol: Bbb1', 'MGI Accession ID: MGI:1', 'TPNs: Bbb1 1, Bbb1 2', date],
      ['Gene Symbol: aaa1', 'MGI Accession ID: MGI:2', 'TPNs: aaa1 1, aaa1 2', date],
    ]);
  });

  test('the nine months go by the day of the server', async () => {
    await add('Bbb1', { genes, plans: [plan()], began: NINE_MONTHS });
    const found = () => report('no_genotype_confirmed_genes_report');
    expect([await found(), await hoursAhead(13, found)]).toMatchObject([[], [{ length: 4 }]]);
  });

  test.each<[string, Partial<Work>]>([
    ['without a plan', {}],
    ['with plans that are younger', { plans: [plan()], began: NINE_MONTHS }],
    [
      'with phenotyping alone',
      { plans: [plan('UCD', 'DTCC', { type: 'phenotyping', reference: 'P' })], began },
    ],
    [
      'with a confirmed colony',
      { plans: [plan('JAX', 'BaSH', { colonies: ['C1'] })], began, status: 'Genotype Confirmed' },
    ],
    ['of a protected project', { plans: [plan()], began, privacy: 'protected' }],
    ['of a restricted project', { plans: [plan()], began, privacy: 'restricted' }],
  ])('a gene %s is left out', async (_what, work) => {
    await add('project', { genes, ...work });
    expect(await report('no_genotype_confirmed_genes_report')).toEqual([]);
  });
});
