import type { ProjectPage, StatusFunnel } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { projectRoutes } from '../../tracker/projects/routes.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { get, getJson, refusal, type TestCaller } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject, type TestProject } from '../../../testing/test-projects.ts';
import { reportOverviewRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([reportOverviewRoutes, projectRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Aaa1', accId: 'MGI:1' });
  const add = (summaryStatus: string, more: TestProject) =>
    addProject(tracker.db, { summaryStatus, intentions: [{ gene: 'Aaa1' }], ...more });
  const ofJax = { plans: [{ workUnit: 'JAX' }], consortia: ['IMPC'] };
  await add('Plan Created', ofJax);
  await add('Genotype Confirmed', ofJax);
  // Two units and two consortia.
  await add('Genotype Confirmed', {
    plans: [{ workUnit: 'JAX' }, { workUnit: 'UCD' }],
    consortia: ['IMPC', 'CMG'],
  });
  await add('Plan Abandoned', { ...ofJax, privacy: 'protected' });
  await add('Plan Abandoned', { plans: [{ workUnit: 'UCD' }], privacy: 'restricted', consortia: ['CMG'] });
  // A project without a gene is in no list.
  await addProject(tracker.db, { summaryStatus: 'Plan Created', ...ofJax });
});
afterAll(() => tracker.close());

const PATH = '/api/v2/reports/overview/status_funnel';
const funnel = (query = '', caller: TestCaller = null) =>
  getJson<StatusFunnel>(tracker, PATH + query, caller);
const names = ({ statuses }: StatusFunnel) => statuses.map(({ name }) => name);

describe('GET /api/v2/reports/overview/status_funnel', () => {
  test('counts projects by work unit; one of two units counts with both and once with all', async () => {
    const response = await funnel();
    expect(names(response)).toEqual(['Plan Created', 'Genotype Confirmed']);
    expect(response.all).toEqual({ total: 3, projects: [1, 2] });
    expect(response.groups).toEqual([
      { name: 'JAX', total: 3, projects: [1, 2] },
      { name: 'UCD', total: 1, projects: [0, 1] },
    ]);
  });

  test('and by consortium', async () => {
    const { all, groups } = await funnel('?by=consortium');
    expect(all.total).toBe(3);
    expect(groups).toEqual([
      { name: 'CMG', total: 1, projects: [0, 1] },
      { name: 'IMPC', total: 3, projects: [1, 2] },
    ]);
  });

  test.each([
    ['a visitor', null, 0],
    ['a stranger', CAST.stranger, 1],
    ['an administrator', CAST.administrator, 2],
  ])('%s sees the projects that may be seen whole', async (_who, caller, abandoned) => {
    const response = await funnel('', caller);
    const place = names(response).indexOf('Plan Abandoned');
    expect(response.all.projects[place] ?? 0).toBe(abandoned);
  });

  test.each([null, CAST.stranger, CAST.administrator])(
    'each number is that of the list with its filter, for %s',
    async (caller) => {
      for (const [by, filter] of [
        ['workUnit', 'workUnitName'],
        ['consortium', 'consortiumName'],
      ]) {
        const response = await funnel(`?by=${by}`, caller);
        for (const { name, projects } of response.groups)
          for (const [place, status] of names(response).entries()) {
            const query = new URLSearchParams({ [filter ?? '']: name, summaryStatusName: status });
            const list = await getJson<ProjectPage>(tracker, `/api/projects?${query.toString()}`, caller);
            expect([name, status, list.page.totalElements]).toEqual([name, status, projects[place]]);
          }
      }
    },
  );

  test('anything else is refused', async () => {
    expect(refusal(await get(tracker, `${PATH}?by=gene`))).toBe(
      "400 Projects are counted by 'workUnit' or 'consortium', not by 'gene'.",
    );
  });
});
