import { sql } from 'kysely';
import type { LanguishingProjectPage } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { storedReportRoutes } from '../reports/stored/routes.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { get, getJson, refusal } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject, type TestProject } from '../../../testing/test-projects.ts';
import { reportOverviewRoutes } from './routes.ts';

let tracker: TestApp;
/** Identifiers in the order in which the projects were added. */
const tpns: string[] = [];

async function addOld(gene: string, since: string, more: TestProject): Promise<void> {
  const tpn = await addProject(tracker.db, { intentions: [{ gene }], ...more });
  await sql`insert into project_summary_status_stamp (project_id, status_id, date)
    select id, summary_status_id, ${since}::timestamp from project where tpn = ${tpn}`.execute(tracker.db);
  tpns.push(tpn);
}

beforeAll(async () => {
  tracker = await openTracker([reportOverviewRoutes, storedReportRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Aaa1', accId: 'MGI:1' });
  await addGene(tracker.db, { symbol: 'Bbb1', accId: 'MGI:2' });
  await addOld('Bbb1', '2020-03-01', { plans: [{ workUnit: 'UCD', workGroup: 'DTCC' }] });
  await addOld('Aaa1', '2019-03-01', {
    plans: [{ workUnit: 'UCD' }, { workUnit: 'JAX' }],
    summaryStatus: 'Attempt In Progress',
  });
  await addOld('Aaa1', '2020-03-01', {});
  await addOld('Aaa1', '2018-03-01', { privacy: 'protected' });
});
afterAll(() => tracker.close());

const PATH = '/api/v2/reports/overview/languishing_projects';
const page = (query = '') => getJson<LanguishingProjectPage>(tracker, PATH + query);
const found = async (query: string) => (await page(query)).projects.map(({ tpn }) => tpns.indexOf(tpn));

describe('GET /api/v2/reports/overview/languishing_projects', () => {
  test('has the rows of the file: public ones, with all its columns; a missing report is made first', async () => {
    const { projects, madeAt, page: info } = await page();
    const file = await get(tracker, '/api/reports/languishing_project_report', CAST.administrator);
    const rows = file.body.trimEnd().split('\n').slice(1);
    const cells = projects.map((project) => Object.values(project).join('\t'));
    expect(cells.toSorted()).toEqual(rows.toSorted());
    expect(info).toEqual({ number: 0, size: 20, totalElements: 3, totalPages: 1 });
    expect(file.headers['content-disposition']).toContain(madeAt);
    const [first] = projects;
    expect(first).toEqual({
      tpn: tpns[1],
      geneSymbols: 'Aaa1',
      accessionIds: 'MGI:1',
      workUnitNames: 'JAX, UCD',
      workGroupNames: '',
      assignmentStatusName: 'Assigned',
      summaryStatusName: 'Attempt In Progress',
      summaryStatusDate: '2019-03-01',
      monthsInStatus: expect.any(Number),
    });
  });

  test.each([
    ['', [1, 0, 2]],
    ['?sort=tpn,DESC', [2, 1, 0]],
    ['?sort=geneSymbols', [1, 2, 0]],
    ['?sort=monthsInStatus,ASC', [0, 2, 1]],
    ['?sort=summaryStatusName,DESC&sort=tpn,DESC', [2, 0, 1]],
    ['?size=2', [1, 0]],
    ['?size=2&page=1', [2]],
    ['?page=7', []],
    ['?workUnitName=JAX', [1]],
    ['?workUnitName=UCD&workUnitName=TCP', [1, 0]],
    ['?workUnitName=Nobody', []],
  ])('%s', async (query, rows) => {
    expect(await found(query)).toEqual(rows);
  });

  test.each([
    [
      '?sort=colour',
      "400 Cannot sort by 'colour'. Use one of: tpn, geneSymbols, accessionIds, workUnitNames, workGroupNames, " +
        'assignmentStatusName, summaryStatusName, summaryStatusDate, monthsInStatus.',
    ],
    ['?page=-1', '400 The page must not be negative, but it is -1.'],
  ])('%s is refused', async (query, text) => {
    expect(refusal(await get(tracker, PATH + query))).toBe(text);
  });
});
