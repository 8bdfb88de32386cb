import type { Project } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { projectRoutes } from '../projects/routes.ts';
import { getJson } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { planRoutes } from './routes.ts';
import { addPlan, changePlan, step } from './testing/plans.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([planRoutes, projectRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296' });
});

afterAll(() => tracker.close());

test.each([['Egr2'], [undefined]])(
  'a project knows of every plan that is abandoned at the same moment (gene %s)',
  async (gene) => {
    const tpn = await addProject(tracker.db, {
      intentions: [{ type: 'Deletion', ...(gene !== undefined && { gene }) }],
    });
    const pins = await Promise.all(Array.from({ length: 5 }, () => addPlan(tracker, tpn)));
    await Promise.all(pins.map((pin) => changePlan(tracker, pin, step('abandonWhenCreated'))));
    const project = await getJson<Project>(tracker, `/api/projects/${tpn}`, CAST.administrator);
    expect(project).toMatchObject({ assignmentStatusName: 'Inactive', summaryStatusName: 'Inactive' });
    expect(project._links?.productionPlans).toHaveLength(5);
  },
);
